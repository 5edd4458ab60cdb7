/** A question that is thought about in the background while play goes on. */
import { api, type MatchRequest, type Progress } from './api';
import type { Thought } from './wire';

export class Background {
  /** How far the thinking is; none when nothing is thought about. */
  spent: Progress | undefined;
  private cancel: () => void = () => undefined;

  /** @param changed is told of every step */
  constructor(private readonly changed: () => void) {}

  begin(request: MatchRequest, found: (thought: Thought) => void, failed: (why: string) => void): void {
    this.stop();
    this.spent = { work: 0, milliseconds: 0 };
    this.cancel = api.think(request, {
      progress: (spent) => {
        this.spent = spent;
        this.changed();
      },
      found,
      failed: (complaint) => failed(complaint.message),
      ended: () => this.stop(),
    });
    this.changed();
  }

  stop(): void {
    this.cancel();
    this.cancel = () => undefined;
    this.spent = undefined;
    this.changed();
  }
}

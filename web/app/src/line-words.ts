/** The moves of lines that were left, in words: a link has them as they are typed. */
import { api, type MatchRequest } from './api';

export class LineWords {
  private start = '';
  private readonly told = new Map<string, string[]>();
  /** Lines that are known or asked for. */
  private readonly asked = new Set<string>();

  /** The moves of a line in words, as far as they are known. */
  of(line: string[]): string[] {
    return this.told.get(String(line)) ?? line;
  }

  /** Asks for the words of lines that are not known yet; without an answer they stay as they are typed. */
  async ask(lines: string[][], request: MatchRequest, changed: () => void): Promise<void> {
    const { start } = request;
    if (start !== this.start) {
      this.told.clear();
      this.asked.clear();
    }
    this.start = start;
    for (const line of lines) {
      const key = String(line);
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      const state = await api.match({ ...request, moves: line }).catch(() => undefined);
      if (start !== this.start) return;
      if (!state) this.asked.delete(key);
      else {
        this.told.set(key, state.match.moves.map(({ words }) => words));
        changed();
      }
    }
  }
}

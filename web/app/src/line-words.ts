/** The moves of lines that were left, in words: a link has them as they are typed. */
import { api, type MatchRequest } from './api';

export class LineWords {
  private start = '';
  private readonly told = new Map<string, string[]>();

  /** The moves of a line in words, as far as they are known. */
  of(line: string[]): string[] {
    return this.told.get(String(line)) ?? line;
  }

  /** Asks for the words of lines that are not known yet; without an answer they stay as they are typed. */
  async ask(lines: string[][], request: MatchRequest, changed: () => void): Promise<void> {
    if (request.start !== this.start) this.told.clear();
    this.start = request.start;
    for (const line of lines)
      if (!this.told.has(String(line))) {
        const { match } = await api.match({ ...request, moves: line }).catch(() => ({ match: { moves: [] } }));
        this.told.set(String(line), match.moves.length ? match.moves.map(({ words }) => words) : line);
        changed();
      }
  }
}

import type { Database, Statement, Tuple } from './database';

/** Milliseconds after which cuts are looked for again; worse ones only make halves less equal. */
const KEPT_MS = 600_000;

/** Where the indexes of large tables can be cut; found in the background, so that no question waits for it. */
export class IndexCuts {
  readonly #known = new Map<string, { cuts: readonly Tuple[]; until: number }>();

  /** What an earlier search has found, in order; nothing as long as there was none. */
  of(database: Database, statement: Statement): readonly Tuple[] {
    const key = `${statement.sql}:${JSON.stringify(statement.parameters)}`;
    const known = this.#known.get(key);
    if (!known || known.until < performance.now()) {
      const until = performance.now() + KEPT_MS;
      this.#known.set(key, { cuts: known?.cuts ?? [], until });
      database.together([statement]).then(
        ([cuts = []]) => this.#known.set(key, { cuts, until }),
        // The next question looks for it again.
        () => this.#known.delete(key),
      );
    }
    return known?.cuts ?? [];
  }
}

import type { Database, Statement, Tuple } from './database';

/** Milliseconds after which the middle of an index is looked for again; a worse one only makes halves less equal. */
const KEPT_MS = 600_000;

/** Where the indexes of large tables have their middle; found in the background, so that no question waits for it. */
export class Middles {
  readonly #known = new Map<string, { values?: Tuple; until: number }>();

  /** The values in the middle, from an earlier search; `undefined` as long as none is known. */
  of(database: Database, statement: Statement): Tuple | undefined {
    const key = `${statement.sql}:${JSON.stringify(statement.parameters)}`;
    const known = this.#known.get(key);
    if (!known || known.until < performance.now()) {
      const until = performance.now() + KEPT_MS;
      this.#known.set(key, { ...known, until });
      database.together([statement]).then(
        ([rows]) => this.#known.set(key, { ...(rows?.[0] && { values: rows[0] }), until }),
        // The next question looks for it again.
        () => this.#known.delete(key),
      );
    }
    return known?.values;
  }
}

import type { Database, Tuple } from './database';
import type { ListStatements, Statement } from './listStatement';

/** A page that is asked for, as SQL. */
export interface PageQuestion extends ListStatements {
  offset: number;
  pageSize: number;
}

export interface Page {
  /** The rows of the page; behind their columns there may be more. */
  tuples: readonly Tuple[];
  /** Rows of all pages. */
  count: number;
}

/** Reads a page and counts what is on all of them, unless that is known. */
export async function findPage(database: Database, question: PageQuestion, known?: number): Promise<Page> {
  const { counted, rows, count, offset } = question;
  const first = await firstFound(database, question);
  if (first) return { tuples: first, count: known ?? (await countOf(database, count)) };
  if (counted && known === undefined) {
    const tuples = await run(database, counted);
    // Without a row there is no count; the page may lie beyond the end.
    return { tuples, count: Number(tuples[0]?.at(-1) ?? (offset === 0 ? 0 : await countOf(database, count))) };
  }
  if (database.kind === 'sqlite') {
    const tuples = await run(database, rows);
    return { tuples, count: known ?? lastOf(question, tuples.length) ?? (await countOf(database, count)) };
  }
  // PostgreSQL answers both at once.
  const [tuples, total] = await Promise.all([run(database, rows), known ?? countOf(database, count)]);
  return { tuples, count: total };
}

/** A page that is not full is the last one and needs no counting; an empty one may lie beyond the end. */
function lastOf({ offset, pageSize }: PageQuestion, found: number): number | undefined {
  return found < pageSize && (found > 0 || offset === 0) ? offset + found : undefined;
}

/** The page if it was met among the first records of its order. */
async function firstFound(database: Database, { glance, nearby, pageSize }: PageQuestion) {
  if (glance) {
    const seen = await run(database, glance);
    if (seen.length === pageSize) return seen;
  }
  if (nearby) {
    const [last] = await run(database, nearby.probe);
    if (last) return run(database, nearby.rows(String(last[0])));
  }
  return undefined;
}

async function run(database: Database, { sql, parameters }: Statement): Promise<readonly Tuple[]> {
  return database.tuples(sql, parameters);
}

async function countOf(database: Database, { sql, parameters }: Statement): Promise<number> {
  const [row] = await database.all(sql, parameters);
  return Number(row?.count ?? 0);
}

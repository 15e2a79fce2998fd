import type { Database, Statement, Tuple } from './database';
import type { ListStatements } from './listStatement';

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

export interface Findings {
  /** Rows of all pages, if they were counted before. */
  known?: number;
  /** Where a statement has found that an index can be cut, as far as that is known. */
  cutsOf?: (statement: Statement) => readonly Tuple[];
}

/** Reads a page and counts what is on all of them, unless that is known. */
export async function findPage(database: Database, question: PageQuestion, findings: Findings = {}): Promise<Page> {
  const { counted, rows, offset } = question;
  const { known } = findings;
  const first = await firstFound(database, question);
  if (first) return { tuples: first, count: known ?? (await countOf(database, question, findings)) };
  const halved = await foundInHalves(database, question, findings);
  if (halved) return halved;
  if (counted && known === undefined) {
    const tuples = await walk(database, counted);
    // Without a row there is no count; the page may lie beyond the end.
    const count = tuples[0]?.at(-1) ?? (offset === 0 ? 0 : await countOf(database, question, findings));
    return { tuples, count: Number(count) };
  }
  if (database.kind === 'sqlite') {
    const tuples = await run(database, rows);
    return {
      tuples,
      count: known ?? lastOf(question, tuples.length) ?? (await countOf(database, question, findings)),
    };
  }
  return known === undefined ? findBoth(database, question) : { tuples: await run(database, rows), count: known };
}

/** Reads a page and counts what is on all of them, both at once. */
export async function findBoth(
  database: Database,
  { rows, count }: Pick<ListStatements, 'rows' | 'count'>,
): Promise<Page> {
  const [tuples = [], counted = []] = await database.together([rows, count]);
  return { tuples, count: Number(counted[0]?.[0] ?? 0) };
}

/** What either half of the index holds for the page, put together. */
async function foundInHalves(
  database: Database,
  { foundHalved, offset }: PageQuestion,
  { cutsOf }: Findings,
): Promise<Page | undefined> {
  const halves = foundHalved?.halves(cutsOf?.(foundHalved.cuts) ?? []);
  if (!foundHalved || !halves) return undefined;
  const parts = await database.together(halves);
  // Ids of a half stand beside its count; a half without any holds nothing.
  const count = parts.reduce((sum, [first]) => sum + Number(first?.[1] ?? 0), 0);
  const ids = parts.flatMap((part) => part.map(([id]) => Number(id)));
  return { tuples: count > offset ? await run(database, foundHalved.rows(ids)) : [], count };
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

/** A long read, beside which other calls go on. */
async function walk(database: Database, statement: Statement): Promise<readonly Tuple[]> {
  const [tuples = []] = await database.together([statement]);
  return tuples;
}

async function countOf(
  database: Database,
  { count, countHalved }: PageQuestion,
  { cutsOf }: Findings,
): Promise<number> {
  const parts = await database.together(countHalved?.halves(cutsOf?.(countHalved.cuts) ?? []) ?? [count]);
  return parts.reduce((sum, [first]) => sum + Number(first?.[0] ?? 0), 0);
}

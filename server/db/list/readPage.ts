import type { Database, Statement, Tuple } from '../database';
import { FEW_FOUND, type IndexedSearch, MANY_FOUND } from './indexedSearch';
import type { ListPlan } from './planList';

export interface Page {
  /** The rows of the page. Additional values may follow their columns. */
  tuples: readonly Tuple[];
  /** Rows of all pages. */
  count: number;
}

/**
 * Reads a page and counts the rows of all pages.
 * @param known the count, if it is cached
 */
export async function readPage(database: Database, plan: ListPlan, known?: number): Promise<Page> {
  // If no count is needed, PostgreSQL's own plan, in the order of the search index, is faster.
  const isSearched = known === undefined || database.kind === 'sqlite' || plan.bounded;
  if (plan.searched && isSearched) return readSearched(database, plan, plan.searched, known);
  // The count starts first: on SQLite it runs in a thread while this one reads the rows.
  const [count, tuples] = await Promise.all([known ?? countRows(database, plan), readRows(database, plan)]);
  return { tuples, count };
}

/** Counts the rows of all pages. */
export async function countRows(database: Database, { count }: Pick<ListPlan, 'count'>): Promise<number> {
  const [counted] = await readBeside(database, count);
  return counted?.[0] ?? 0;
}

async function readRows(database: Database, plan: ListPlan): Promise<readonly Tuple[]> {
  if (plan.isShort) return readShort(database, plan.rows);
  return (await readEarly(database, plan)) ?? readBeside(database, plan.rows);
}

async function readSearched(
  database: Database,
  plan: ListPlan,
  searched: Statement,
  known: number | undefined,
): Promise<Page> {
  const { indexed, offset } = plan;
  const count = known ?? (indexed && (await countIndexed(database, indexed)));
  if (indexed && count !== undefined && count <= FEW_FOUND) {
    return { tuples: await readBeside(database, indexed.rows), count };
  }
  const early = await readEarly(database, plan);
  if (early) return { tuples: early, count: count ?? (await countRows(database, plan)) };
  const tuples = await readBeside(database, searched);
  const counted = tuples[0]?.at(-1) ?? (offset === 0 ? 0 : (count ?? (await countRows(database, plan))));
  return { tuples, count: Number(counted) };
}

/** Returns `undefined` for more matches than the index counts. */
async function countIndexed(database: Database, indexed: IndexedSearch): Promise<number | undefined> {
  const count = await countRows(database, indexed);
  return count <= MANY_FOUND ? count : undefined;
}

/** Returns the page if it is among the first rows of its order. */
async function readEarly(
  database: Database,
  { bounded, computed, pageSize }: ListPlan,
): Promise<readonly Tuple[] | undefined> {
  if (bounded) {
    const tuples = await readShort(database, bounded);
    if (tuples.length === pageSize) return tuples;
  }
  if (computed) {
    const [last] = await readShort(database, computed.last);
    if (last) return readBeside(database, computed.rows(String(last[0])));
  }
  return undefined;
}

async function readShort(database: Database, { sql, parameters }: Statement): Promise<readonly Tuple[]> {
  return database.tuples(sql, parameters);
}

/** Runs a read that may take long, without blocking this process. */
async function readBeside<R extends Tuple>(database: Database, statement: Statement<R>): Promise<readonly R[]> {
  const [tuples = []] = await database.readInParallel([statement]);
  return tuples;
}

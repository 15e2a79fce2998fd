import type { Database, Statement, Tuple } from '../database';
import { COUNT_MAX, type IndexedSearch, SORT_ALL_MAX } from './indexedSearch';
import type { ListPlan } from './planList';

export interface Page {
  /** The rows of the page. Additional values may follow their columns. */
  rowArrays: readonly Tuple[];
  /** Rows of all pages. */
  count: number;
}

/**
 * Reads a page and counts the rows of all pages.
 * @param cachedCount the count, if it is cached
 */
export async function readPage(database: Database, plan: ListPlan, cachedCount?: number): Promise<Page> {
  // If no count is needed, PostgreSQL's own plan, in the order of the search index, is faster.
  const usesSearchStatement = cachedCount === undefined || database.dialect === 'sqlite' || plan.bounded;
  if (plan.searched && usesSearchStatement) return readSearched(database, plan, plan.searched, cachedCount);
  // The count starts first: on SQLite it runs in a thread while this one reads the rows.
  const [count, rowArrays] = await Promise.all([cachedCount ?? countRows(database, plan), readRows(database, plan)]);
  return { rowArrays, count };
}

/** Counts the rows of all pages. */
export async function countRows(database: Database, { count }: Pick<ListPlan, 'count'>): Promise<number> {
  const [counted] = await readInBackground(database, count);
  return counted?.[0] ?? 0;
}

async function readRows(database: Database, plan: ListPlan): Promise<readonly Tuple[]> {
  if (plan.stopsAtPageEnd) return readOnMainThread(database, plan.rows);
  return (await readBounded(database, plan)) ?? readInBackground(database, plan.rows);
}

async function readSearched(
  database: Database,
  plan: ListPlan,
  searched: Statement,
  cachedCount: number | undefined,
): Promise<Page> {
  const { indexed, offset } = plan;
  const count = cachedCount ?? (indexed && (await countIndexed(database, indexed)));
  if (indexed && count !== undefined && count <= SORT_ALL_MAX) {
    return { rowArrays: await readInBackground(database, indexed.rows), count };
  }
  const boundedPage = await readBounded(database, plan);
  if (boundedPage) return { rowArrays: boundedPage, count: count ?? (await countRows(database, plan)) };
  const rowArrays = await readInBackground(database, searched);
  const counted = rowArrays[0]?.at(-1) ?? (offset === 0 ? 0 : (count ?? (await countRows(database, plan))));
  return { rowArrays, count: Number(counted) };
}

/** Returns `undefined` for more matches than the index counts. */
async function countIndexed(database: Database, indexed: IndexedSearch): Promise<number | undefined> {
  const count = await countRows(database, indexed);
  return count <= COUNT_MAX ? count : undefined;
}

/** Returns the page if it is among the first rows of its order. */
async function readBounded(
  database: Database,
  { bounded, computed, pageSize }: ListPlan,
): Promise<readonly Tuple[] | undefined> {
  if (bounded) {
    const rowArrays = await readOnMainThread(database, bounded);
    if (rowArrays.length === pageSize) return rowArrays;
  }
  if (computed) {
    const [last] = await readOnMainThread(database, computed.last);
    if (last) return readInBackground(database, computed.rows(String(last[0])));
  }
  return undefined;
}

async function readOnMainThread(database: Database, { sql, parameters }: Statement): Promise<readonly Tuple[]> {
  return database.rowsAsArrays(sql, parameters);
}

/** Runs a read that may take long, without blocking this process. */
async function readInBackground<R extends Tuple>(database: Database, statement: Statement<R>): Promise<readonly R[]> {
  const [rowArrays = []] = await database.readInParallel([statement]);
  return rowArrays;
}

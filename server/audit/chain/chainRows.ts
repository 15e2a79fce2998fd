import type { Database, Queries, WriteTransaction } from '../../db/database';
import { insertTuples } from '../../db/insertTuples';
import { lockName } from '../../db/lockRows';
import { logProofOf } from './LogProof';
import { type Head, type Link, linkOf, START } from './linkOf';

/** Rows per transaction, so that other writers do not wait long. */
const BATCH = 500;
/** Name of the lock for extending and shortening the chain. */
const CHAIN_LOCK = 'audit chain';

/**
 * Chains all queued rows of the log. Returns the new head; `undefined` if none were queued. Safe in several processes: the
 * second one finds an empty queue. Stops when `isOver` returns true; it is called while the chain is locked.
 */
export async function chainRows(
  database: Database,
  isOver: (transaction: WriteTransaction) => Promise<boolean> = async () => false,
): Promise<Head | undefined> {
  let head: Head | undefined;
  while (await isWaiting(database)) {
    const reached = await database.write(async (transaction) => {
      await lockChain(transaction, database);
      return (await isOver(transaction)) ? undefined : chainSome(transaction, database);
    });
    if (!reached) break;
    head = reached;
  }
  return head;
}

/** Returns the end of the chain. */
export async function readHead(queries: Queries): Promise<Head> {
  const last = await queries
    .selectFrom('logLink')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? START;
}

/** Locks the chain until the transaction ends. */
export async function lockChain(transaction: WriteTransaction, { kind }: Pick<Database, 'kind'>): Promise<void> {
  await lockName(transaction, kind, CHAIN_LOCK);
}

async function isWaiting({ read }: Database): Promise<boolean> {
  return (await read.selectFrom('logQueue').select('logId').limit(1).executeTakeFirst()) !== undefined;
}

async function chainSome(transaction: WriteTransaction, database: Database): Promise<Head> {
  const waiting = await transaction
    .selectFrom('logQueue')
    .select(['logId', 'rowCode'])
    .orderBy('logId')
    .limit(BATCH)
    .execute();
  const before = await readHead(transaction);
  const ids = waiting.map(({ logId }) => logId);
  if (ids.length === 0) return before;
  const rows = await transaction.selectFrom('log').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const proof = logProofOf(database.read);
  const links: (Link & { rowCode: string | null; code: string | null })[] = [];
  for (const { logId, rowCode } of waiting) {
    const link = { ...linkOf(links.at(-1) ?? before, logId, byId.get(logId)), rowCode };
    links.push({ ...link, code: proof?.ofLink(link) ?? null });
  }
  const columns = ['position', 'logId', 'time', 'rowHash', 'hash', 'rowCode', 'code'] as const;
  await insertTuples({
    transaction,
    kind: database.kind,
    table: 'logLink',
    columns,
    rows: links.map((link) => columns.map((column) => link[column])),
  });
  await transaction.deleteFrom('logQueue').where('logId', 'in', ids).execute();
  return links.at(-1) ?? before;
}

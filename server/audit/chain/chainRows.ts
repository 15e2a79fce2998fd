import type { Database, Queries, WriteTransaction } from '../../db/database';
import { insertTuples } from '../../db/rows/insertTuples';
import { takeAdvisoryLock } from '../../db/rows/lockRows';
import { createLink, EMPTY_HEAD, type Head, type Link } from './createLink';
import { logSignerOf } from './LogSigner';

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
  shouldStop: (transaction: WriteTransaction) => Promise<boolean> = async () => false,
): Promise<Head | undefined> {
  let head: Head | undefined;
  while (await hasQueuedRows(database)) {
    const newHead = await database.write(async (transaction) => {
      await lockChain(transaction);
      return (await shouldStop(transaction)) ? undefined : chainBatch(transaction, database);
    });
    if (!newHead) break;
    head = newHead;
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
  return last ?? EMPTY_HEAD;
}

/** Locks the chain until the transaction ends. */
export async function lockChain(transaction: WriteTransaction): Promise<void> {
  await takeAdvisoryLock(transaction, CHAIN_LOCK);
}

async function hasQueuedRows({ read }: Database): Promise<boolean> {
  return (await read.selectFrom('logQueue').select('logId').limit(1).executeTakeFirst()) !== undefined;
}

async function chainBatch(transaction: WriteTransaction, database: Database): Promise<Head> {
  const queued = await transaction
    .selectFrom('logQueue')
    .select(['logId', 'rowCode'])
    .orderBy('logId')
    .limit(BATCH)
    .execute();
  const previousHead = await readHead(transaction);
  const ids = queued.map(({ logId }) => logId);
  if (ids.length === 0) return previousHead;
  const rows = await transaction.selectFrom('log').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const signer = logSignerOf(database.read);
  const links: (Link & { rowCode: string | null; code: string | null })[] = [];
  for (const { logId, rowCode } of queued) {
    const link = { ...createLink(links.at(-1) ?? previousHead, logId, byId.get(logId)), rowCode };
    links.push({ ...link, code: signer?.signLink(link) ?? null });
  }
  const columns = ['position', 'logId', 'time', 'rowHash', 'hash', 'rowCode', 'code'] as const;
  await insertTuples({
    transaction,
    table: 'logLink',
    columns,
    rows: links.map((link) => columns.map((column) => link[column])),
  });
  await transaction.deleteFrom('logQueue').where('logId', 'in', ids).execute();
  return links.at(-1) ?? previousHead;
}

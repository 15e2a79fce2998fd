import type { Database, Queries, WriteTransaction } from '../../db/database';
import { insertTuples } from '../../db/insertTuples';
import { lockName } from '../../db/lockRows';
import { logProofOf } from './LogProof';
import { type Head, type Link, linkOf, START } from './linkOf';

/** Rows of one transaction, so that no other writer waits long. */
const BATCH = 500;
/** Held by whoever adds to the chain or shortens it. */
const CHAIN_LOCK = 'audit chain';

/**
 * Chains all rows of the log that wait for it; answers the new head, `undefined` when none waited. Several processes may do so
 * at once: whoever is second finds nothing left. Ends as soon as `isOver`, which is asked while nobody else changes the chain.
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

/** Where the chain ends. */
export async function readHead(queries: Queries): Promise<Head> {
  const last = await queries
    .selectFrom('logLink')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? START;
}

/** Lets one transaction at a time change the chain. */
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

import type { Database, Row } from '../../db/database';
import { printable } from '../../log/printable';
import { readHead } from '../chain/chainRows';
import type { CopiedLine, CopyTarget } from './copyTarget';

/** Progress of the copy, as a position in the chain. */
const COPIED = 'auditCopied';
/** Rows sent at once. */
const BATCH = 200;

/**
 * Sends the rows chained since the last run, each with its position in the chain. The first run sends nothing and records
 * where to begin. A failed send is retried by the next run. Delivery is at least once: a row may be sent twice, also by two
 * processes. No transaction waits for the target.
 */
export async function copyRows(database: Database, target: CopyTarget): Promise<void> {
  const { read } = database;
  const known = await read.selectFrom('setting').select('value').where('name', '=', COPIED).executeTakeFirst();
  if (!known) return keep(database, (await readHead(read)).position);
  for (let last = Number(known.value), sent = BATCH; sent === BATCH; ) {
    const rows = await read
      .selectFrom('logLink as link')
      .innerJoin('log', 'log.id', 'link.logId')
      .selectAll('log')
      .select(['link.position', 'link.hash'])
      .where('link.position', '>', last)
      .orderBy('link.position')
      .limit(BATCH)
      .execute();
    sent = rows.length;
    if (sent === 0) return;
    await target(rows.map(copied));
    last = rows.at(-1)?.position ?? last;
    await keep(database, last);
  }
}

function copied({ searchText: _, ...row }: Row & { createTime: number; searchText?: unknown }): CopiedLine {
  const createTime = new Date(row.createTime).toISOString();
  return { time: row.createTime, text: printable(JSON.stringify({ ...row, createTime })) };
}

async function keep(database: Database, position: number): Promise<void> {
  const value = String(position);
  await database.write(async (transaction) => {
    await transaction
      .insertInto('setting')
      .values({ name: COPIED, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}

import type { Database, Row } from '../../db/database';
import { printable } from '../../log/printable';
import { readHead } from '../chain/chainRows';
import type { CopiedLine, CopyTarget } from './copyTarget';

/** How far the copy is, as a position in the chain. */
const COPIED = 'auditCopied';
/** Rows sent at once. */
const BATCH = 200;

/**
 * Sends what was chained since the last time, each row with its place in the chain; begins with what comes after its first run.
 * What could not be sent is sent the next time, so that a row may come twice (two processes may send it as well) but none is
 * left out. No transaction waits for the target.
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

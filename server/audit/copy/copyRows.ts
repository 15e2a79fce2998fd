import type { Database, Row } from '../../db/database';
import { readSetting, storeSetting } from '../../db/rows/settings';
import { escapeControlCharacters } from '../../log/logger';
import { readHead } from '../chain/chainRows';
import type { CopiedLine, CopyTarget } from './copyTarget';

/** Progress of the copy, as a position in the chain. */
const PROGRESS_SETTING = 'auditCopied';
/** Rows sent at once. */
const BATCH = 200;

/**
 * Sends the rows chained since the last run, each with its position in the chain. The first run sends nothing and records
 * where to begin. A failed send is retried by the next run. Delivery is at least once: a row may be sent twice, also by two
 * processes. No transaction waits for the target.
 */
export async function copyRows(database: Database, target: CopyTarget): Promise<void> {
  const { read } = database;
  const savedProgress = await readSetting(read, PROGRESS_SETTING);
  if (savedProgress === undefined) return saveProgress(database, (await readHead(read)).position);
  for (let last = Number(savedProgress), sent = BATCH; sent === BATCH; ) {
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
    await target(rows.map(toCopiedLine));
    last = rows.at(-1)?.position ?? last;
    await saveProgress(database, last);
  }
}

function toCopiedLine({ searchText: _, ...row }: Row & { createTime: number; searchText?: unknown }): CopiedLine {
  const createTime = new Date(row.createTime).toISOString();
  return { time: row.createTime, text: escapeControlCharacters(JSON.stringify({ ...row, createTime })) };
}

async function saveProgress(database: Database, position: number): Promise<void> {
  await database.write((transaction) => storeSetting(transaction, PROGRESS_SETTING, String(position)));
}

import { isRecord } from '../../../contract/isRecord';
import type { Database } from '../../db/database';
import { isCode, type LogProof } from './LogProof';
import { REMOVAL } from './removeRows';

/** A row of the log that tells of a removal. */
export interface ToldRemoval {
  /** When it took place; milliseconds since 1970. */
  time: number;
  /** Its place in the chain; infinite while it waits for one. */
  position: number;
}

/** What the log tells of removals. */
export interface Removals {
  /** By the id of the row that tells of it. */
  told: ReadonlyMap<number, ToldRemoval>;
  /** Heads with which the chain may begin. */
  beginnings: ReadonlySet<unknown>;
}

/**
 * Reads what the log tells of removals. Rows without the code of the server tell nothing.
 * @param provenFrom the position behind which rows carry codes; undefined where none is checked
 */
export async function readRemovals(
  { read }: Pick<Database, 'read'>,
  proof: LogProof | undefined,
  provenFrom: number | undefined,
): Promise<Removals> {
  const rows = await read
    .selectFrom('log')
    .leftJoin('logLink', 'logLink.logId', 'log.id')
    .leftJoin('logQueue', 'logQueue.logId', 'log.id')
    .selectAll('log')
    .select(['logLink.position as linkPosition', 'logLink.rowCode as linkCode', 'logQueue.rowCode as queueCode'])
    .where('log.entity', '=', 'log')
    .where('log.operation', '=', REMOVAL)
    .execute();
  const told = new Map<number, ToldRemoval>();
  const beginnings = new Set<unknown>();
  for (const { linkPosition, linkCode, queueCode, ...row } of rows) {
    const position = linkPosition ?? Number.POSITIVE_INFINITY;
    const isChecked = proof !== undefined && provenFrom !== undefined && position > provenFrom;
    if (isChecked && !isCode(linkCode ?? queueCode, proof.ofRow(row))) continue;
    told.set(row.id, { time: row.createTime, position });
    const diff: unknown = row.diff === null ? null : JSON.parse(row.diff);
    if (isRecord(diff)) beginnings.add(diff.from);
  }
  return { told, beginnings };
}

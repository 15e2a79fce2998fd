import { isRecord } from '../../../contract/isRecord';
import type { Database } from '../../db/database';
import { isCode, type LogProof } from './LogProof';
import { REMOVAL } from './removeRows';

/** A row of the log that records a removal. */
export interface ToldRemoval {
  /** When it happened, in milliseconds since 1970. */
  time: number;
  /** Its position in the chain; infinite while it is queued. */
  position: number;
}

/** All removals recorded in the log. */
export interface Removals {
  /** By the id of the row that records it. */
  told: ReadonlyMap<number, ToldRemoval>;
  /** Heads that the chain may begin with. */
  beginnings: ReadonlySet<unknown>;
}

/**
 * Reads the removals recorded in the log. Ignores rows without a valid code of the server.
 * @param provenFrom the position after which rows have codes; undefined where none is checked
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

import { isRecord } from '../../../contract/values/isRecord';
import type { Database } from '../../db/database';
import { equalsCode, type LogSigner } from './LogSigner';
import { REMOVAL_OPERATION } from './removeRows';

/** A row of the log that records a removal. */
export interface RecordedRemoval {
  /** When it happened, in milliseconds since 1970. */
  time: number;
  /** Its position in the chain; infinite while it is queued. */
  position: number;
}

/** All removals recorded in the log. */
export interface Removals {
  /** By the id of the row that records it. */
  recorded: ReadonlyMap<number, RecordedRemoval>;
  /** Heads that the chain may begin with. */
  startingHeads: ReadonlySet<unknown>;
}

/**
 * Reads the removals recorded in the log. Ignores rows without a valid code of the server.
 * @param signedFrom the position after which rows have codes; undefined where none is checked
 */
export async function readRemovals(
  { read }: Pick<Database, 'read'>,
  signer: LogSigner | undefined,
  signedFrom: number | undefined,
): Promise<Removals> {
  const rows = await read
    .selectFrom('log')
    .leftJoin('logLink', 'logLink.logId', 'log.id')
    .leftJoin('logQueue', 'logQueue.logId', 'log.id')
    .selectAll('log')
    .select(['logLink.position as linkPosition', 'logLink.rowCode as linkCode', 'logQueue.rowCode as queueCode'])
    .where('log.entity', '=', 'log')
    .where('log.operation', '=', REMOVAL_OPERATION)
    .execute();
  const recorded = new Map<number, RecordedRemoval>();
  const startingHeads = new Set<unknown>();
  for (const { linkPosition, linkCode, queueCode, ...row } of rows) {
    const position = linkPosition ?? Number.POSITIVE_INFINITY;
    const isChecked = signer !== undefined && signedFrom !== undefined && position > signedFrom;
    if (isChecked && !equalsCode(linkCode ?? queueCode, signer.signRow(row))) continue;
    recorded.set(row.id, { time: row.createTime, position });
    const diff: unknown = row.diff === null ? null : JSON.parse(row.diff);
    if (isRecord(diff)) startingHeads.add(diff.from);
  }
  return { recorded, startingHeads };
}

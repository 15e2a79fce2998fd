import type { Entity } from '../../../contract/defineEntity';
import { EMPTY_FIELDS, emptyHiddenFields } from '../../../contract/masks';
import { dayAt } from '../../../contract/moment';
import type { Call } from '../../call/call';
import { rejection } from '../../call/failures';
import type { Queries, WriteTransaction } from '../../db/database';
import type { RecordOf } from '../../db/rows/recordCodec';
import { findRecord } from '../../db/rows/repository';
import type { Context } from '../context';
import type { Change, ReadContext } from '../extension';
import { presentRecords } from '../reads/presentRecords';

/** Properties that all changes of a call share. */
export type ChangeFrame = Pick<Change, 'entity' | 'call' | 'context' | 'transaction' | 'today' | 'now'>;

/** Runs a write of a call in one transaction. */
export function transact<T>(call: Call, context: Context, work: (frame: ChangeFrame) => Promise<T>): Promise<T> {
  const now = context.now();
  return context.database.write((transaction: WriteTransaction) =>
    work({ entity: call.entity, call, context, transaction, today: dayAt(now), now }),
  );
}

export interface RecordQuery<E extends Entity = Entity> {
  queries: Queries;
  entity: E;
  id: number;
}

/**
 * Returns the visible record with an id.
 * @throws {Rejection} when there is none
 */
export async function requireRecord<E extends Entity>({
  queries,
  entity,
  id,
}: RecordQuery<E>): Promise<RecordOf<E['name']>> {
  const record = await findRecord(queries, entity, id);
  if (!record) throw rejection('notFound');
  return record;
}

/** Returns the current record as callers see it. */
export async function presentRecord(query: RecordQuery & ReadContext): Promise<RecordOf> {
  const fullRecord = await requireRecord(query);
  const empty = emptyHiddenFields(query.entity, fullRecord);
  const [record] = await presentRecords([fullRecord], query);
  if (!record) throw rejection('notFound');
  return empty.length > 0 ? { ...record, [EMPTY_FIELDS]: empty } : record;
}

import type { Entity } from '../../contract/defineEntity';
import { EMPTY_FIELDS, emptyHiddenFields } from '../../contract/masks';
import { dayAt } from '../../contract/moment';
import type { Call } from '../call/call';
import { rejection } from '../call/failures';
import type { Queries, WriteTransaction } from '../db/database';
import type { RecordOf } from '../db/recordCodec';
import { findRecord } from '../db/repository';
import type { Context } from './context';
import type { Change, Reading } from './extension';
import { present } from './present';

/** Properties that all changes of a call share. */
export type ChangeFrame = Pick<Change, 'entity' | 'call' | 'context' | 'transaction' | 'today' | 'now'>;

/** Runs a write of a call in one transaction. */
export function transact<T>(call: Call, context: Context, work: (frame: ChangeFrame) => Promise<T>): Promise<T> {
  const now = context.now();
  return context.database.write((transaction: WriteTransaction) =>
    work({ entity: call.entity, call, context, transaction, today: dayAt(now), now }),
  );
}

export interface Asked<E extends Entity = Entity> {
  queries: Queries;
  entity: E;
  id: number;
}

/**
 * Returns the visible record with an id.
 * @throws {Rejection} when there is none
 */
export async function requireRecord<E extends Entity>({ queries, entity, id }: Asked<E>): Promise<RecordOf<E['name']>> {
  const record = await findRecord(queries, entity, id);
  if (!record) throw rejection('notFound');
  return record;
}

/** Returns the current record as callers see it. */
export async function shownRecord(asked: Asked & Reading): Promise<RecordOf> {
  const whole = await requireRecord(asked);
  const empty = emptyHiddenFields(asked.entity, whole);
  const [record] = await present([whole], asked);
  if (!record) throw rejection('notFound');
  return empty.length > 0 ? { ...record, [EMPTY_FIELDS]: empty } : record;
}

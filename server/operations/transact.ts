import type { Entity } from '../../contract/defineEntity';
import { dayAt } from '../../contract/moment';
import type { Queries, WriteTransaction } from '../db';
import type { WireRecord } from '../db/recordCodec';
import { findRecord } from '../db/repository';
import type { Call } from '../http/call';
import { rejection } from '../http/failures';
import type { Context } from './context';
import type { Change } from './extension';
import { present } from './present';

/** What every change of a call has in common. */
export type ChangeFrame = Pick<Change, 'entity' | 'call' | 'context' | 'transaction' | 'today' | 'now'>;

/** Runs a write of a call in one transaction. */
export function transact<T>(call: Call, context: Context, work: (frame: ChangeFrame) => Promise<T>): Promise<T> {
  const now = context.now();
  return context.database.write((transaction: WriteTransaction) =>
    work({ entity: call.entity, call, context, transaction, today: dayAt(now), now }),
  );
}

export interface Asked {
  queries: Queries;
  entity: Entity;
  id: number;
}

/** The visible record with an id; refuses the call when there is none. */
export async function requireRecord({ queries, entity, id }: Asked): Promise<WireRecord> {
  const record = await findRecord(queries, entity, id);
  if (!record) throw rejection('notFound');
  return record;
}

/** A record as it now stands, as it is shown. */
export async function shownRecord(asked: Asked & { context: Context }): Promise<WireRecord> {
  const { context, entity, queries } = asked;
  const [record] = await present([await requireRecord(asked)], { context, entity, queries });
  if (!record) throw rejection('notFound');
  return record;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entity, Transition } from '../../contract/defineEntity';
import { Rejection } from '../call/failures';
import type { Queries } from '../db/database';
import { applyTransition } from '../operations/changes/applyTransition';
import { transact } from '../operations/changes/transact';
import type { Context } from '../operations/context';
import { systemCall } from './systemCall';

/** Records read at once. */
const BATCH = 200;

type IdQuery = ReturnType<typeof idsOf>;

export interface DueTransitions {
  context: Context;
  entity: Entity;
  /** The operation's name in the audit trail. */
  operation: string;
  transition: Transition;
  /** Narrows the records in the start states of the transition to those that may be due. The transition's guard decides. */
  narrowQuery: (query: IdQuery) => IdQuery;
  /** Checked between two records. */
  signal: AbortSignal;
}

/**
 * Applies a transition to all due records, each in a separate transaction so that other writers are not blocked. Returns
 * their number.
 */
export async function applyDueTransitions({
  context,
  entity,
  operation,
  transition,
  narrowQuery,
  signal,
}: DueTransitions): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const rows = await narrowQuery(idsOf(context.database.read, entity, transition))
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of rows) {
      if (signal.aborted) return count;
      if (await applyOne(id)) count += 1;
      await nextTurn();
    }
    const [end] = rows.slice(-1);
    if (!end || rows.length < BATCH) return count;
    last = end.id;
  }

  /** A rejection means that the record was moved concurrently or is not due yet; it stays unchanged. */
  async function applyOne(id: number): Promise<boolean> {
    try {
      const call = systemCall(context, { entity, operation, id });
      await transact(call, context, (frame) => applyTransition({ frame, transition, id, input: {} }));
      return true;
    } catch (error) {
      if (error instanceof Rejection) return false;
      throw error;
    }
  }
}

function idsOf(queries: Queries, entity: Entity, { field, from }: Transition) {
  return queries
    .selectFrom(entity.name)
    .select('id')
    .where(field ?? entity.state?.field ?? 'status', 'in', [...from])
    .where('deleted', '=', sql.lit(0));
}

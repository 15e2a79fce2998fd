import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entity, Transition } from '../../contract/defineEntity';
import { Rejection } from '../call/failures';
import type { Queries } from '../db/database';
import type { Context } from '../operations/context';
import { transact } from '../operations/transact';
import { move } from '../operations/transition';
import { ownCall } from './ownCall';

/** Records read at once. */
const BATCH = 200;

type IdQuery = ReturnType<typeof idsOf>;

export interface DueMove {
  context: Context;
  entity: Entity;
  /** The operation's name in the audit trail. */
  operation: string;
  transition: Transition;
  /** Narrows the records in the start states of the transition to those that may be due. The transition's guard decides. */
  narrow: (query: IdQuery) => IdQuery;
  /** Checked between two records. */
  signal: AbortSignal;
}

/**
 * Applies a transition to all due records, each in a separate transaction so that other writers are not blocked. Returns
 * their number.
 */
export async function moveDue({ context, entity, operation, transition, narrow, signal }: DueMove): Promise<number> {
  let moved = 0;
  for (let last = 0; ; ) {
    const rows = await narrow(idsOf(context.database.read, entity, transition))
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of rows) {
      if (signal.aborted) return moved;
      if (await moveOne(id)) moved += 1;
      await nextTurn();
    }
    const [end] = rows.slice(-1);
    if (!end || rows.length < BATCH) return moved;
    last = end.id;
  }

  /** A rejection means that the record was moved concurrently or is not due yet; it stays unchanged. */
  async function moveOne(id: number): Promise<boolean> {
    try {
      const call = ownCall(context, { entity, operation, id });
      await transact(call, context, (frame) => move({ frame, transition, id, input: {} }));
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

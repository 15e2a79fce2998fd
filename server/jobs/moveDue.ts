import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entity, Transition } from '../../contract/defineEntity';
import { Rejection } from '../call/failures';
import type { Queries } from '../db/database';
import type { Context } from '../operations/context';
import { transact } from '../operations/transact';
import { move } from '../operations/transition';
import { ownCall } from './ownCall';

/** Records looked for at once. */
const BATCH = 200;

type IdQuery = ReturnType<typeof idsOf>;

export interface DueMove {
  context: Context;
  entity: Entity;
  /** As the audit trail names it. */
  operation: string;
  transition: Transition;
  /** Finds, among the records in the states the move begins with, those that may be due; the guard has the last word. */
  narrow: (query: IdQuery) => IdQuery;
  /** Stops between two records. */
  signal: AbortSignal;
}

/** Moves what time has made due, each record in a transaction of its own, between which others have their turn; answers how many. */
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

  /** Somebody may have moved it first, or it is not time yet; then it stays as it is. */
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

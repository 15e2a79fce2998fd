import { sql } from 'kysely';
import { UNMASK_SECONDS } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { scopeOf } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { Caller } from '../call/call';
import type { WriteTransaction } from '../db/database';
import { deleteUnlockedRows } from '../db/rows/lockRows';
import { fileFields } from './recordFiles';

export interface RevealRequest {
  entity: Entity;
  /** The call that reveals the record. */
  operation: string;
  id: number;
  caller: Caller;
  now: number;
}

/** Lets a session see the pictures of a record while its revealed values are on screen. */
export async function revealFiles(transaction: WriteTransaction, request: RevealRequest): Promise<void> {
  const { entity, operation, id, caller, now } = request;
  if (fileFields(entity).length === 0) return;
  const permission = permissionName(operation, entity.name, scopeOf(entity, operation));
  const expireTime = now + UNMASK_SECONDS * 1000;
  const condition = sql<boolean>`"expireTime" <= ${now}`;
  await deleteUnlockedRows(transaction, { table: 'reveal', condition });
  await transaction
    .insertInto('reveal')
    .values({ tokenHash: caller.tokenHash, entity: entity.name, recordId: id, expireTime, permission })
    .onConflict((conflict) =>
      conflict.columns(['tokenHash', 'entity', 'recordId']).doUpdateSet({ expireTime, permission }),
    )
    .execute();
}

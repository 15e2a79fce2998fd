import { sql } from 'kysely';
import { UNMASK_SECONDS } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import type { Caller } from '../call/call';
import type { WriteTransaction } from '../db/database';
import { removeUnheld } from '../db/lockRows';
import { fileFields } from './recordFiles';

export interface Revealed {
  entity: Entity;
  id: number;
  caller: Caller;
  now: number;
}

/** Lets a session see the pictures of a record for as long as its revealed values are on screen. */
export async function revealFiles(transaction: WriteTransaction, revealed: Revealed): Promise<void> {
  const { entity, id, caller, now } = revealed;
  if (fileFields(entity).length === 0) return;
  const expireTime = now + UNMASK_SECONDS * 1000;
  const condition = sql<boolean>`"expireTime" <= ${now}`;
  await removeUnheld(transaction, { table: 'reveal', condition });
  await transaction
    .insertInto('reveal')
    .values({ tokenHash: caller.tokenHash, entity: entity.name, recordId: id, expireTime })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'entity', 'recordId']).doUpdateSet({ expireTime }))
    .execute();
}

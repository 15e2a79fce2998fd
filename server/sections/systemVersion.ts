import { sql } from 'kysely';
import type { Problem } from '../../contract/problems';
import { lockName } from '../db/lockRows';
import type { Change, EntityExtension } from '../operations/extension';

/** Versions: a new one is newer than those published, and the newest published one of a platform is current. */
export const systemVersionExtension: EntityExtension = { guard: refuseOlder, after: chooseCurrent };

async function refuseOlder({ kind, call, transaction, context, record }: Change): Promise<Problem[]> {
  if (kind === 'transition') {
    // Of two published at once, each sees the other.
    await lockName(transaction, context.database.kind, `versions of ${record.platform}`);
  }
  if (kind !== 'insert' && call.operation !== 'publishVersion') return [];
  const newest = await transaction
    .selectFrom('systemVersion')
    .select('versionCode')
    .where('platform', '=', record.platform)
    .where('status', '!=', 'draft')
    .orderBy('versionCode', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || Number(record.versionCode) > Number(newest.versionCode)) return [];
  const field = kind === 'insert' ? 'versionCode' : '';
  return [{ field, code: 'versionNotNewer', params: { code: Number(newest.versionCode) } }];
}

async function chooseCurrent({ kind, transaction, record }: Change): Promise<readonly string[]> {
  if (kind !== 'transition') return [];
  const ofPlatform = sql`"platform" = ${record.platform}`;
  await sql`update "systemVersion" set "current" = case when "status" = 'published' and "versionCode" =
    (select max("versionCode") from "systemVersion" where ${ofPlatform} and "status" = 'published') then 1 else 0 end
    where ${ofPlatform}`.execute(transaction);
  return [];
}

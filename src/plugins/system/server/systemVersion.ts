import { sql } from 'kysely';
import type { Problem } from '../../../../contract/problems';
import { type Change, type EntityExtension, lockName } from '../../../../server/plugin-api';

/** Versions: a new one is newer than those published, and the newest published one of a platform is current. */
export const systemVersionExtension: EntityExtension<'systemVersion'> = { guard: refuseOlder, after: chooseCurrent };

async function refuseOlder({ kind, call, transaction, context, record }: Change<'systemVersion'>): Promise<Problem[]> {
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
  if (!newest || record.versionCode > newest.versionCode) return [];
  const field = kind === 'insert' ? 'versionCode' : '';
  return [{ field, code: 'versionNotNewer', params: { code: newest.versionCode } }];
}

async function chooseCurrent({ kind, transaction, record }: Change<'systemVersion'>): Promise<readonly string[]> {
  if (kind !== 'transition') return [];
  const ofPlatform = sql`"platform" = ${record.platform}`;
  await sql`update "systemVersion" set "current" = case when "status" = 'published' and "versionCode" =
    (select max("versionCode") from "systemVersion" where ${ofPlatform} and "status" = 'published') then 1 else 0 end
    where ${ofPlatform}`.execute(transaction);
  return [];
}

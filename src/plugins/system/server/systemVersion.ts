import { sql } from 'kysely';
import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension } from '../../../../server/plugin-api';
import { takeAdvisoryLock } from '../../../../server/plugin-api/builtin';

/**
 * Server extension of versions: a new one must be newer than the published ones. The newest published version of a platform
 * is current.
 */
export const systemVersionExtension: EntityExtension<'systemVersion'> = { guard: refuseOlder, after: chooseCurrent };

async function refuseOlder({ kind, call, transaction, record }: Change<'systemVersion'>): Promise<Problem[]> {
  if (kind === 'transition') {
    // The lock makes two simultaneous publications see each other.
    await takeAdvisoryLock(transaction, `versions of ${record.platform}`);
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

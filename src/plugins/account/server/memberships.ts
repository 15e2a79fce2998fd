import { sql } from 'kysely';
import { addDays, dayAt, dayStart, toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { Change, Queries, ReadContext, RecordOf, WireRecord } from '../../../../server/plugin-api';
import { takeAdvisoryLock } from '../../../../server/plugin-api/builtin';
import { DEFAULT_VIP_LEVEL } from '../entities/vip';

/** Returns the end of a membership that begins now: the end of its last day. Returns nothing for an unlimited level. */
export async function membershipEnd({ transaction, values, now }: Change<'user'>): Promise<WireRecord> {
  if (typeof values.vipId !== 'number' || values.vipExpire != null) return {};
  const level = await transaction
    .selectFrom('vip')
    .select('durationDays')
    .where('id', '=', values.vipId)
    .executeTakeFirst();
  const days = level?.durationDays ?? 0;
  return days > 0 ? { vipExpire: toIsoMoment(dayStart(addDays(dayAt(now), days + 1)) - 1) } : {};
}

/** Requires a higher level to cost more, whichever of them changes. Concurrent changes are serialized. */
export async function priceOrderProblems({ kind, transaction, record }: Change<'vip'>): Promise<Problem[]> {
  if (kind === 'remove') return [];
  await takeAdvisoryLock(transaction, 'prices of memberships');
  const others = await transaction
    .selectFrom('vip')
    .select(['id', 'level', 'name', 'priceFen'])
    .where('deleted', '=', 0)
    .execute();
  const { level, priceFen: price } = record;
  const conflicting = others.find(
    (other) => other.id !== record.id && (other.level < level ? other.priceFen >= price : other.priceFen <= price),
  );
  if (!conflicting || conflicting.level === level) return [];
  const code = conflicting.level < level ? 'vipPriceTooLow' : 'vipPriceTooHigh';
  return [{ field: 'priceFen', code, params: { name: conflicting.name, yuan: conflicting.priceFen / 100 } }];
}

/** Prevents the default level from changing, and other levels from becoming the default. */
export function levelProblems({ kind, before, record }: Change<'vip'>): Problem[] {
  if (kind !== 'update' || !before || before.level === record.level) return [];
  const involvesDefault = before.level === DEFAULT_VIP_LEVEL || record.level === DEFAULT_VIP_LEVEL;
  return involvesDefault ? [{ field: 'level', code: 'defaultVipKept' }] : [];
}

/** Adds how many users have each level today. Users with an expired membership have the default level. */
export async function addMemberCounts(records: RecordOf<'vip'>[], { queries, context }: ReadContext): Promise<void> {
  if (records.length === 0) return;
  const counts = await countMembers(queries, context.now());
  for (const record of records) {
    const key = record.level === DEFAULT_VIP_LEVEL ? null : record.id;
    record.memberCount = counts.get(key) ?? 0;
  }
}

/** Counts members by level; those of the default level under null. */
async function countMembers(queries: Queries, now: number): Promise<Map<number | null, number>> {
  const defaultVip = await queries
    .selectFrom('vip')
    .select('id')
    .where('level', '=', DEFAULT_VIP_LEVEL)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  const rows = await queries
    .selectFrom('user')
    .select([
      sql<number | null>`case when "vipExpire" is null or "vipExpire" > ${now} then "vipId" end`.as('level'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('deleted', '=', sql.lit(0))
    .where('status', '!=', 'cancelled')
    .groupBy(sql`1`)
    .execute();
  const counts = new Map<number | null, number>();
  for (const { level, count } of rows) {
    const key = level === null || level === defaultVip?.id ? null : level;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

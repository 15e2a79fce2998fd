import { sql } from 'kysely';
import { DEFAULT_VIP_LEVEL } from '../../../contract/account/vip';
import { type AgeBand, ageBands, birthLimits } from '../../../contract/elderly/age';
import { addDays, dayStart } from '../../../contract/moment';
import { EXPIRING_DAYS, RECENT_DAYS } from '../../../contract/system/panelFigures';
import type { Queries } from '../../db';
import type { Statement, Tuple } from '../../db/database';
import type { PanelPeriod } from './panelPeriod';

/** Elders who have all this in common, counted. */
export interface CountedElders {
  status: string;
  capacity: number;
  living: number;
  gender: string;
  /** Position in {@link ageBands}; -1 for those younger. */
  band: number;
  count: number;
  /** Entered since the month began. */
  fresh: number;
  /** Without a service since the month began. */
  unserved: number;
}

/** Counts elders by everything the panel tells them apart by, in one walk. */
export function eldersStatement(queries: Queries, { today, month }: PanelPeriod): Statement {
  const bands = ageBands.map((band, position) => {
    const { to } = birthLimits({ from: yearsOf(band) }, today);
    return sql`when "birthDate" <= ${sql.lit(to ?? '')} then ${sql.lit(position)}`;
  });
  // The oldest first, since each band begins where the younger one ends.
  const band = sql`(case ${sql.join(bands.reverse(), sql` `)} else -1 end)`;
  const since = sql.lit(month.from);
  return sql`select "status", "elderlyCapacityTypeId", "elderlyLiveTypeId", "gender", ${band}, count(*),
    sum(case when "createTime" >= ${since} then 1 else 0 end),
    sum(case when "lastServiceTime" is null or "lastServiceTime" < ${since} then 1 else 0 end)
    from "elderly" where "deleted" = 0 group by 1, 2, 3, 4, 5`.compile(queries);
}

/** What {@link eldersStatement} found. */
export function countedElders(rows: readonly Tuple[]): CountedElders[] {
  return rows.map(([status, capacity, living, gender, band, count, fresh, unserved]) => ({
    status: String(status),
    capacity: Number(capacity),
    living: Number(living),
    gender: String(gender),
    band: Number(band),
    count: Number(count),
    fresh: Number(fresh),
    unserved: Number(unserved),
  }));
}

/** Whole years at which a band of ages begins: `60-69` at 60. */
export function yearsOf(band: AgeBand): number {
  return Number.parseInt(band, 10);
}

/** Active elders by municipal category; who has several is counted in each. */
export function municipalStatement(queries: Queries): Statement {
  return sql`select "targetId", count(*) from "elderly_elderlyMunicipalTypeIds" join "elderly" on "elderly"."id" = "ownerId"
    where "elderly"."deleted" = 0 and "elderly"."status" = 'active' group by "targetId"`.compile(queries);
}

/** Attendants by state, with those whose certificates are about to end. */
export function attendantsStatement(queries: Queries, { today }: PanelPeriod): Statement {
  return sql`select "status", count(*), sum(case when "certExpire" <= ${sql.lit(addDays(today, EXPIRING_DAYS))} then 1 else 0 end)
    from "attendant" where "deleted" = 0 group by "status"`.compile(queries);
}

/** One row: attendants who are at a visit now. */
export function onDutyStatement(queries: Queries): Statement {
  return sql`select count(distinct "attendantId") from "serviceApplication"
    where "deleted" = 0 and "status" = 'inService'`.compile(queries);
}

/** One row: accounts that were not given up, and those of the last days. */
export function usersStatement(queries: Queries, { today }: PanelPeriod): Statement {
  return sql`select count(*), sum(case when "createTime" >= ${sql.lit(dayStart(addDays(today, 1 - RECENT_DAYS)))} then 1 else 0 end)
    from "user" where "deleted" = 0 and "status" <> 'cancelled'`.compile(queries);
}

/** Levels of membership that are bought, the lowest first, with the accounts that have them today. */
export function membershipsStatement(queries: Queries, { now }: PanelPeriod): Statement {
  return sql`select "vip"."id", "vip"."name", "vip"."durationDays", count("user"."id") from "vip"
    left join "user" on "user"."vipId" = "vip"."id" and "user"."deleted" = 0 and "user"."status" <> 'cancelled'
    and ("user"."vipExpire" is null or "user"."vipExpire" > ${sql.lit(now)})
    where "vip"."deleted" = 0 and "vip"."level" > ${sql.lit(DEFAULT_VIP_LEVEL)}
    group by "vip"."id", "vip"."name", "vip"."durationDays", "vip"."level" order by "vip"."level"`.compile(queries);
}

/** Doctors by state, with those whose licences are about to end. */
export function doctorsStatement(queries: Queries, { today }: PanelPeriod): Statement {
  return sql`select "status", count(*), sum(case when "licenseExpire" <= ${sql.lit(addDays(today, EXPIRING_DAYS))} then 1 else 0 end)
    from "doctor" where "deleted" = 0 group by "status"`.compile(queries);
}

/** Reviews that are not decided, by level. */
export function openRisksStatement(queries: Queries): Statement {
  return sql`select "riskLevel", count(*) from "serviceApplication" where "deleted" = 0
    and "riskLevel" in ('medium', 'high') and "riskStatus" in ('open', 'reviewing') group by "riskLevel"`.compile(
    queries,
  );
}

/** One row: the price of all visits that are frozen, in fen. */
export function frozenStatement(queries: Queries): Statement {
  return sql`select coalesce(sum("priceFen"), 0) from "serviceApplication"
    where "deleted" = 0 and "settleStatus" = 'frozen'`.compile(queries);
}

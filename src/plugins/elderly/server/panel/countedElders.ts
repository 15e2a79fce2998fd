import { sql } from 'kysely';
import type { Queries, Statement, Tuple } from '../../../../../server/plugin-api';
import type { PanelPeriod } from '../../../system/server/public';
import { type AgeBand, ageBands, birthLimits } from '../../entities/age';

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

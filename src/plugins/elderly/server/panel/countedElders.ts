import { sql } from 'kysely';
import { type Queries, type RowOf, statementOf } from '../../../../../server/plugin-api';
import type { Statement } from '../../../../../server/plugin-api/builtin';
import type { PanelPeriod } from '../../../system/server/public';
import { type AgeBand, ageBands, birthLimits } from '../../entities/identity/age';
import { underContract } from '../noServiced';

type Elder = RowOf<'elderly'>;

/** Number of elders with the same attributes. */
export interface CountedElders {
  status: Elder['status'];
  capacity: Elder['elderlyCapacityTypeId'];
  living: Elder['elderlyLiveTypeId'];
  gender: Elder['gender'];
  /** Index in {@link ageBands}; -1 for younger ones. */
  band: number;
  count: number;
  /** Created since the period began. */
  fresh: number;
  /** Created in the previous period up to the same point. */
  freshBefore: number;
  /** Under contract, and without a service since the period began. */
  unserved: number;
}

/** Counts elders by all attributes that the dashboard distinguishes, in one table scan. */
export function eldersStatement(queries: Queries, { today, first, from, before }: PanelPeriod): Statement<ElderCount> {
  const bands = ageBands.map((band, position) => {
    const { to } = birthLimits({ from: minAgeOf(band) }, today);
    return sql`when "birthDate" <= ${sql.lit(to ?? '')} then ${sql.lit(position)}`;
  });
  // The oldest first, because each band begins where the younger one ends.
  const band = sql`(case ${sql.join(bands.reverse(), sql` `)} else -1 end)`;
  const since = sql.lit(from);
  const hasContract = underContract({ from: first, to: today });
  return statementOf(
    queries,
    sql<ElderCount>`select "status", "elderlyCapacityTypeId", "elderlyLiveTypeId", "gender", ${band}, count(*),
      sum(case when "createTime" >= ${since} then 1 else 0 end),
      sum(case when "createTime" >= ${sql.lit(before.from)} and "createTime" < ${sql.lit(before.now)} then 1 else 0 end),
      sum(case when ("lastServiceTime" is null or "lastServiceTime" < ${since}) and ${hasContract} then 1 else 0 end)
      from "elderly" where "deleted" = 0 group by 1, 2, 3, 4, 5`,
  );
}

type ElderCount = [
  status: Elder['status'],
  capacity: Elder['elderlyCapacityTypeId'],
  living: Elder['elderlyLiveTypeId'],
  gender: Elder['gender'],
  band: number,
  count: number,
  fresh: number,
  freshBefore: number,
  unserved: number,
];

/** Converts the rows of {@link eldersStatement} to counts. */
export function countedElders(rows: readonly ElderCount[]): CountedElders[] {
  return rows.map(([status, capacity, living, gender, band, count, fresh, freshBefore, unserved]) => ({
    status,
    capacity,
    living,
    gender,
    band,
    count,
    fresh,
    freshBefore,
    unserved,
  }));
}

/** Returns the minimum age of an age band: 60 for `60-69`. */
export function minAgeOf(band: AgeBand): number {
  return Number.parseInt(band, 10);
}

/** Counts active elders by municipal category; an elder with several is counted in each. */
export function municipalStatement(queries: Queries) {
  return statementOf(
    queries,
    sql<[categoryId: number, count: number]>`select "targetId", count(*) from "elderly_elderlyMunicipalTypeIds"
      join "elderly" on "elderly"."id" = "ownerId"
      where "elderly"."deleted" = 0 and "elderly"."status" = 'active' group by "targetId"`,
  );
}

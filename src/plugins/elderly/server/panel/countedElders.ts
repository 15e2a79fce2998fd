import { sql } from 'kysely';
import { type Queries, type RowOf, type Statement, statementOf } from '../../../../../server/plugin-api';
import type { PanelPeriod } from '../../../system/server/public';
import { type AgeBand, ageBands, birthLimits } from '../../entities/age';
import { underContract } from '../noServiced';

type Elder = RowOf<'elderly'>;

/** Elders who have all this in common, counted. */
export interface CountedElders {
  status: Elder['status'];
  capacity: Elder['elderlyCapacityTypeId'];
  living: Elder['elderlyLiveTypeId'];
  gender: Elder['gender'];
  /** Position in {@link ageBands}; -1 for those younger. */
  band: number;
  count: number;
  /** Entered since the period began. */
  fresh: number;
  /** Entered as far into the period before as this one has come. */
  freshBefore: number;
  /** Under contract, and without a service since the period began. */
  unserved: number;
}

/** Counts elders by everything the panel tells them apart by, in one walk. */
export function eldersStatement(queries: Queries, { today, first, from, before }: PanelPeriod): Statement<ElderCount> {
  const bands = ageBands.map((band, position) => {
    const { to } = birthLimits({ from: yearsOf(band) }, today);
    return sql`when "birthDate" <= ${sql.lit(to ?? '')} then ${sql.lit(position)}`;
  });
  // The oldest first, since each band begins where the younger one ends.
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

/** What {@link eldersStatement} found. */
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

/** Whole years at which a band of ages begins: `60-69` at 60. */
export function yearsOf(band: AgeBand): number {
  return Number.parseInt(band, 10);
}

/** Active elders by municipal category; who has several is counted in each. */
export function municipalStatement(queries: Queries) {
  return statementOf(
    queries,
    sql<[categoryId: number, count: number]>`select "targetId", count(*) from "elderly_elderlyMunicipalTypeIds"
      join "elderly" on "elderly"."id" = "ownerId"
      where "elderly"."deleted" = 0 and "elderly"."status" = 'active' group by "targetId"`,
  );
}

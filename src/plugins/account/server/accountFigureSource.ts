import { sql } from 'kysely';
import { addDays } from '../../../../contract/moment';
import { type Queries, type RowOf, statementOf } from '../../../../server/plugin-api';
import type { Statement } from '../../../../server/plugin-api/builtin';
import { type FigureSource, figureCount, type PanelPeriod } from '../../system/server/public';
import { accountFigures, type PanelMembership } from '../entities/figures';
import { EXPIRING_DAYS } from '../entities/licences';
import { DEFAULT_VIP_LEVEL } from '../entities/vip';

/** Computes the figures about doctors, accounts and memberships. */
export const accountFigureSource: FigureSource<typeof accountFigures> = {
  declaration: accountFigures,
  async count({ queries, period }) {
    const statements = [
      doctorsStatement(queries, period),
      usersStatement(queries, period),
      membershipsStatement(queries, period),
    ] as const;
    return figureCount(statements, ([doctors, [users], levels]) => {
      const ofState = (state: string) => doctors.find(([status]) => status === state);
      const memberships = levels.map(membershipIn);
      return {
        values: {
          doctorsPassed: ofState('passed')?.[1] ?? 0,
          doctorsPending: ofState('pending')?.[1] ?? 0,
          licencesExpiring: ofState('passed')?.[2] ?? 0,
          licencesExpired: ofState('passed')?.[3] ?? 0,
          usersTotal: users?.[0] ?? 0,
          usersNewWeek: users?.[1] ?? 0,
          vipMembers: memberships.reduce((total, { count }) => total + count, 0),
        },
        before: { usersNewWeek: users?.[2] ?? 0 },
        parts: { memberships },
      };
    });
  },
};

/** Counts doctors by state, and those with expiring and expired licenses. */
function doctorsStatement(queries: Queries, { today }: PanelPeriod) {
  return statementOf(
    queries,
    sql<
      [status: RowOf<'doctor'>['status'], count: number, expiring: number, expired: number]
    >`select "status", count(*),
      sum(case when "licenseExpire" between ${sql.lit(today)} and ${sql.lit(addDays(today, EXPIRING_DAYS))} then 1 else 0 end),
      sum(case when "licenseExpire" < ${sql.lit(today)} then 1 else 0 end)
      from "doctor" where "deleted" = 0 group by "status"`,
  );
}

/**
 * Counts in one row: open accounts, those created in the period, and those created in the previous period up to the
 * same point.
 */
function usersStatement(queries: Queries, { from, before }: PanelPeriod) {
  return statementOf(
    queries,
    sql<[count: number, fresh: number | null, freshBefore: number | null]>`select count(*),
      sum(case when "createTime" >= ${sql.lit(from)} then 1 else 0 end),
      sum(case when "createTime" >= ${sql.lit(before.from)} and "createTime" < ${sql.lit(before.now)} then 1 else 0 end)
      from "user" where "deleted" = 0 and "status" <> 'cancelled'`,
  );
}

/** Counts the accounts of each paid membership level today, the lowest level first. */
function membershipsStatement(queries: Queries, { now }: PanelPeriod): Statement<MembershipCount> {
  return statementOf(
    queries,
    sql<MembershipCount>`select "vip"."id", "vip"."name", "vip"."durationDays", count("user"."id") from "vip"
      left join "user" on "user"."vipId" = "vip"."id" and "user"."deleted" = 0 and "user"."status" <> 'cancelled'
      and ("user"."vipExpire" is null or "user"."vipExpire" > ${sql.lit(now)})
      where "vip"."deleted" = 0 and "vip"."level" > ${sql.lit(DEFAULT_VIP_LEVEL)}
      group by "vip"."id", "vip"."name", "vip"."durationDays", "vip"."level" order by "vip"."level"`,
  );
}

type MembershipCount = [id: number, name: string, durationDays: number, users: number];

function membershipIn([id, name, days, count]: MembershipCount): PanelMembership {
  return { id, name, nameEn: null, nameJa: null, isLimited: days > 0, count };
}

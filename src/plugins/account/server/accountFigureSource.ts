import { sql } from 'kysely';
import { addDays, dayStart } from '../../../../contract/moment';
import type { Queries, Statement, Tuple } from '../../../../server/plugin-api';
import type { FigureSource, PanelPeriod } from '../../system/server/public';
import { accountFigures, EXPIRING_DAYS, type PanelMembership, RECENT_DAYS } from '../entities/panelFigures';
import { DEFAULT_VIP_LEVEL } from '../entities/vip';

/** Doctors by state, accounts and memberships. */
export const accountFigureSource: FigureSource<typeof accountFigures> = {
  declaration: accountFigures,
  async count({ queries, period }) {
    return {
      statements: [
        doctorsStatement(queries, period),
        usersStatement(queries, period),
        membershipsStatement(queries, period),
      ],
      figuresIn: ([doctors = [], users = [], levels = []]) => {
        const ofState = (state: string) => doctors.find(([status]) => status === state);
        const memberships = levels.map(membershipIn);
        return {
          values: {
            doctorsPassed: Number(ofState('passed')?.[1] ?? 0),
            doctorsPending: Number(ofState('pending')?.[1] ?? 0),
            licencesExpiring: Number(ofState('passed')?.[2] ?? 0),
            usersTotal: Number(users[0]?.[0] ?? 0),
            usersNewWeek: Number(users[0]?.[1] ?? 0),
            vipMembers: memberships.reduce((total, { count }) => total + count, 0),
          },
          parts: { memberships },
        };
      },
    };
  },
};

/** Doctors by state, with those whose licences are about to end. */
function doctorsStatement(queries: Queries, { today }: PanelPeriod): Statement {
  return sql`select "status", count(*), sum(case when "licenseExpire" <= ${sql.lit(addDays(today, EXPIRING_DAYS))} then 1 else 0 end)
    from "doctor" where "deleted" = 0 group by "status"`.compile(queries);
}

/** One row: accounts that were not given up, and those of the last days. */
function usersStatement(queries: Queries, { today }: PanelPeriod): Statement {
  return sql`select count(*), sum(case when "createTime" >= ${sql.lit(dayStart(addDays(today, 1 - RECENT_DAYS)))} then 1 else 0 end)
    from "user" where "deleted" = 0 and "status" <> 'cancelled'`.compile(queries);
}

/** Levels of membership that are bought, the lowest first, with the accounts that have them today. */
function membershipsStatement(queries: Queries, { now }: PanelPeriod): Statement {
  return sql`select "vip"."id", "vip"."name", "vip"."durationDays", count("user"."id") from "vip"
    left join "user" on "user"."vipId" = "vip"."id" and "user"."deleted" = 0 and "user"."status" <> 'cancelled'
    and ("user"."vipExpire" is null or "user"."vipExpire" > ${sql.lit(now)})
    where "vip"."deleted" = 0 and "vip"."level" > ${sql.lit(DEFAULT_VIP_LEVEL)}
    group by "vip"."id", "vip"."name", "vip"."durationDays", "vip"."level" order by "vip"."level"`.compile(queries);
}

function membershipIn([id, name, days, count]: Tuple): PanelMembership {
  return { id: Number(id), name: String(name), nameEn: null, isLimited: Number(days) > 0, count: Number(count) };
}

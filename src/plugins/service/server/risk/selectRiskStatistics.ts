import { type SqlBool, sql } from 'kysely';
import { compileMask } from '../../../../../contract/masks';
import { addDays, DAY_MS, dayAt, dayStart, daysBetween } from '../../../../../contract/moment';
import {
  type Condition,
  type Context,
  fieldInput,
  findRecords,
  type Handler,
  Rejection,
} from '../../../../../server/plugin-api';
import { listConditions } from '../../../../../server/plugin-api/builtin';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { attendant } from '../../entities/attendants/attendant';
import { type RiskCounts, type RiskStatistics, selectRiskStatistics as read } from '../../entities/risk/riskCalls';
import { rulesInMask } from '../../entities/risk/riskState';
import { type RiskPeriod, riskConditions, riskPeriodOf, withinPeriod } from './riskConditions';

/** Maximum number of days in a period, and of attendants. */
const DAYS_MAX = 366;
const ATTENDANTS_MAX = 10;

/** `selectRiskStatistics`: counts visits with anomalies by day and by attendant, from one index. */
export const selectRiskStatistics: Handler = async (call, context) => {
  const params = fieldInput(call, read.input);
  const today = dayAt(context.now());
  const period = riskPeriodOf(params, today);
  if (daysBetween(period.from, period.to) >= DAYS_MAX) {
    throw new Rejection([{ field: 'from', code: 'periodTooLong', params: { days: DAYS_MAX } }]);
  }
  const { filters, keyword, also: extraConditions } = riskConditions(params, withinPeriod(period));
  const conditions = [
    ...listConditions({
      queries: context.database.read,
      entity: serviceApplication,
      query: { filters, keyword },
      today,
    }),
    ...extraConditions,
    sql<SqlBool>`"riskLevel" in ('low', 'medium', 'high')`,
  ];
  const data: RiskStatistics = {
    days: await daysOf({ context, conditions, period }),
    attendants: await attendantsOf({ context, conditions }),
  };
  return { data, message: 'okRead' };
};

interface StatisticsQuery {
  context: Context;
  conditions: readonly Condition[];
}

const emptyCounts = (): RiskCounts => ({ high: 0, medium: 0, low: 0 });

/** Returns one entry for each day, including days without anomalies, so that charts have no gaps. */
async function daysOf({
  context: { database },
  conditions,
  period,
}: StatisticsQuery & { period: RiskPeriod }): Promise<RiskStatistics['days']> {
  const start = dayStart(period.from);
  const { sql: text, parameters } =
    sql`select ("planStart" - ${sql.lit(start)}) / ${sql.lit(DAY_MS)}, "riskLevel", coalesce("riskRuleMask", 0), count(*)
    from "serviceApplication" where ${sql.join([...conditions], sql` and `)}
    group by 1, "riskLevel", "riskRuleMask"`.compile(database.read);
  const length = daysBetween(period.from, period.to) + 1;
  const days = Array.from({ length }, (_, day) => ({ date: addDays(period.from, day), ...emptyCounts(), hits: 0 }));
  for (const [day, riskLevel, ruleMask, count] of await database.rowsAsArrays<DayCount>(text, parameters)) {
    const entry = days[day];
    if (!entry) continue;
    entry[riskLevel] += count;
    entry.hits += count * rulesInMask(ruleMask).length;
  }
  return days;
}

type DayCount = [day: number, level: keyof RiskCounts, ruleMask: number, count: number];

/** Returns the attendants with the most visits of high level; ties by medium, then by low. */
async function attendantsOf({
  context: { database },
  conditions,
}: StatisticsQuery): Promise<RiskStatistics['attendants']> {
  const ofLevel = (level: keyof RiskCounts) => sql`sum(case when "riskLevel" = ${sql.lit(level)} then 1 else 0 end)`;
  const { sql: text, parameters } =
    sql`select "attendantId" as "id", ${ofLevel('high')} as "high", ${ofLevel('medium')} as "medium",
    ${ofLevel('low')} as "low" from "serviceApplication"
    where ${sql.join([...conditions, sql<SqlBool>`"attendantId" is not null`], sql` and `)}
    group by "attendantId" order by "high" desc, "medium" desc, "low" desc, "attendantId" asc
    limit ${sql.lit(ATTENDANTS_MAX)}`.compile(database.read);
  const rows = await database.all<RiskCounts & { id: number }>(text, parameters);
  const ids = rows.map(({ id }) => id);
  const mask = compileMask(attendant);
  const names = new Map(
    (await findRecords(database.read, attendant, ids)).map((record) => [record.id, mask(record).name]),
  );
  return rows.map(({ id, high, medium, low }) => {
    const name = names.get(id);
    return { id, name: typeof name === 'string' ? name : null, high, medium, low };
  });
}

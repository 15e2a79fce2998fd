import { sql } from 'kysely';
import { MINUTE_MS } from '../../../../../contract/moment';
import { type Queries, statementOf } from '../../../../../server/plugin-api';
import { type FigureSource, figureCount, type PanelPeriod, rounded } from '../../../system/server/public';
import { recordFigures } from '../../entities/figures';

/** Waits are grouped in steps, so that the number of rows stays small: a tenth of a minute. */
const STEP_MS = MINUTE_MS / 10;

/** Computes the figures about alarms of devices and how soon they were answered. */
export const alarmFigureSource: FigureSource<typeof recordFigures> = {
  declaration: recordFigures,
  async count({ queries, period }) {
    return figureCount([waitsStatement(queries, period)] as const, ([rows]) => {
      const current = rows.filter(([isBefore]) => isBefore === 0);
      const before = rows.filter(([isBefore]) => isBefore === 1);
      return {
        values: {
          alarmsMonth: countOf(current),
          alarmAnswerMedian: medianOf(current),
        },
        before: { alarmsMonth: countOf(before), alarmAnswerMedian: medianOf(before) },
      };
    });
  },
};

/** The alarms with one wait, in {@link STEP_MS}; null for alarms that nobody has answered. */
type WaitRow = [isBefore: number, steps: number | null, count: number];

function waitsStatement(queries: Queries, { from, to, before }: PanelPeriod) {
  const waited = sql`("answerTime" - "receiveTime") / ${sql.lit(STEP_MS)}`;
  return statementOf(
    queries,
    sql<WaitRow>`select (case when "time" < ${sql.lit(from)} then 1 else 0 end), ${waited}, count(*)
      from "deviceEvent" where "status" <> 'test' and "time" >= ${sql.lit(before.from)} and "time" < ${sql.lit(to)}
      and ("time" >= ${sql.lit(from)} or "time" < ${sql.lit(before.now)}) group by 1, 2`,
  );
}

const countOf = (rows: readonly WaitRow[]) => rows.reduce((sum, [, , count]) => sum + count, 0);

/** Returns the median wait in minutes; null without an answered alarm. */
function medianOf(rows: readonly WaitRow[]): number | null {
  const answered = rows
    .flatMap(([, steps, count]) => (steps === null ? [] : [{ steps, count }]))
    .sort((one, other) => one.steps - other.steps);
  const total = answered.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const at = (position: number) => {
    let passed = 0;
    for (const { steps, count } of answered) {
      passed += count;
      if (passed > position) return steps;
    }
    return 0;
  };
  const middle = (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
  return rounded((middle * STEP_MS) / MINUTE_MS);
}

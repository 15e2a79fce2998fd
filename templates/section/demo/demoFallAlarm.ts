import type { RuleContext } from '@console/contract/defineEntity';
import { daysAgo, workMoment } from '@console/demo/demoMoments';
import { adminIdAt, completed, DEMO_MARK, type DemoPlan, drawOf } from '@console/demo/demoPlan';
import type { WireRecord } from '@console/server-plugin-api';
import { fallAlarm } from '../entities/fallAlarm';

/** One record a day; those of the last days are open. */
export function demoFallAlarm(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'fallAlarm', id);
  const day = daysAgo(plan.today, id);
  const time = workMoment({ draw, field: 'createTime', day });
  const author = `admin:${adminIdAt(plan, id)}`;
  const isOpen = id <= 3;
  const record: WireRecord = {
    id,
    title: `{{title}} ${id}`,
    day,
    level: draw.pick('level', fallAlarm.fields.level.values),
    status: isOpen ? 'open' : 'closed',
    remark: DEMO_MARK,
    createTime: time,
    updateTime: time,
    createBy: author,
    updateBy: author,
    version: isOpen ? 1 : 2,
  };
  return completed(fallAlarm, record, rules);
}

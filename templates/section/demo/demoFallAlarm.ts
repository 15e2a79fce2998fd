import type { RuleContext } from '@console/contract/defineEntity';
import { daysAgo, workingHoursTime } from '@console/demo/demoMoments';
import { adminIdAt, DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '@console/demo/demoPlan';
import type { WireRecord } from '@console/server-plugin-api';
import { fallAlarm } from '../entities/fallAlarm';

/** One record a day; those of the last days are open. */
export function demoFallAlarm(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'fallAlarm', id);
  const day = daysAgo(plan.today, id);
  const time = workingHoursTime({ draw, field: 'createTime', day });
  const author = `admin:${adminIdAt(plan, id)}`;
  const isOpen = id <= 3;
  const record: WireRecord = {
    id,
    title: `{{title}} ${id}`,
    day,
    level: draw.pick('level', fallAlarm.fields.level.values),
    status: isOpen ? 'open' : 'closed',
    remark: DEMO_LABEL,
    createTime: time,
    updateTime: time,
    createBy: author,
    updateBy: author,
    version: isOpen ? 1 : 2,
  };
  return withDerivedFields(fallAlarm, record, rules);
}

import type { RuleContext } from '../../../../contract/defineEntity';
import { addDays, dayAt, parseIsoMoment } from '../../../../contract/moment';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import { type DemoPlan, drawOf } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import { bindTimeOf } from './demoDevice';
import { lifeStatusOf, wearerOfDevice } from './wornDevices';

/** Creates one binding per device: the current one, or the last one before the wearer got another device. */
export function demoDeviceBinding(plan: DemoPlan, _rules: RuleContext, id: number): WireRecord {
  const lifeStatus = lifeStatusOf(id, plan.counts);
  const wearer = wearerOfDevice(id, plan.counts);
  const current = bindTimeOf(plan, wearer);
  const isWorn = lifeStatus === 'bound' || lifeStatus === 'lost';
  const draw = drawOf(plan, 'deviceBinding', id);
  const ended = addDays(dayAt(parseIsoMoment(current) ?? plan.now), -draw.integer('ended', 1, 5));
  const unbindTime = isWorn ? null : workingHoursTime({ draw, field: 'unbindTime', day: ended });
  const bindTime = isWorn
    ? current
    : workingHoursTime({ draw, field: 'bindTime', day: daysAgo(ended, draw.integer('worn', 10, 30)) });
  return {
    id,
    deviceId: id,
    deviceUserId: wearer,
    bindTime,
    unbindTime,
    status: 'recorded',
    endReason: isWorn ? null : lifeStatus === 'registered' ? 'unbound' : lifeStatus,
    createTime: bindTime,
    updateTime: unbindTime ?? bindTime,
    createBy: 'system',
    updateBy: 'system',
    version: 1,
  };
}

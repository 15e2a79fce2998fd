import { DAY_MS, dayStart, HOUR_MS, toIsoMoment } from '../../../../contract/moment';
import { adminIdAt, type DemoPlan, drawOf } from '../../../../server/demo/demoPlan';
import type { DemoCounts } from '../../../../server/demo/demoSizes';
import type { WireRecord } from '../../../../server/plugin-api';
import { wornCounts } from '../../device/demo';

const SECOND_MS = 1_000;
/** Days across which the events are distributed; every device has been worn that long. */
const EVENT_DAYS = 20;
/** Events of each worn device in these days. */
const EVENTS_EACH = 2;
/** Events that happened this recently could still be open, so there are none. */
const CLOSED_AFTER_MS = 3 * HOUR_MS;

export const deviceEventCount = (counts: DemoCounts): number => wornCounts(counts).bound * EVENTS_EACH;

/** Creates an event of the past that staff answered within minutes, attended and closed. */
export function demoDeviceEvent(plan: DemoPlan, id: number): WireRecord {
  const draw = drawOf(plan, 'deviceEvent', id);
  const deviceId = ((id - 1) % wornCounts(plan.counts).bound) + 1;
  const newest = plan.now - CLOSED_AFTER_MS;
  const day = dayStart(plan.today) - draw.integer('day', 0, EVENT_DAYS - 1) * DAY_MS;
  const time = Math.min(newest, day + draw.integer('time', 6 * 3_600, 22 * 3_600) * SECOND_MS);
  const answered = time + draw.integer('answered', 60, 360) * SECOND_MS;
  const attended = answered + draw.integer('attended', 420, 1_800) * SECOND_MS;
  const closed = attended + draw.integer('closed', 300, 2_400) * SECOND_MS;
  const adminId = adminIdAt(plan, draw.integer('admin', 0, plan.counts.admin - 1));
  return {
    id,
    deviceId,
    // The wearer of a worn device has the same id.
    deviceUserId: deviceId,
    kind: draw.weighted('kind', [
      ['sos', 6],
      ['fall', 3],
      ['inactivity', 1],
    ]),
    eventNo: `demo-${id}`,
    time: toIsoMoment(time),
    receiveTime: toIsoMoment(time),
    lng: null,
    lat: null,
    status: 'closed',
    answerTime: toIsoMoment(answered),
    answeredById: adminId,
    attendTime: toIsoMoment(attended),
    attendedById: adminId,
    closeTime: toIsoMoment(closed),
    createTime: toIsoMoment(time),
    updateTime: toIsoMoment(closed),
    createBy: `device:${deviceId}`,
    updateBy: `admin:${adminId}`,
    version: 4,
  };
}

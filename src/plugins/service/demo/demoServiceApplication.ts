import type { RuleContext } from '../../../../contract/defineEntity';
import { addDays, MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { workingHoursTime } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL, type DemoPlan, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { type PlannedVisit, plannedVisit } from './plannedVisit';
import { signsOf } from './servedVisit';
import type { VisitedElder } from './visitRoster';
import { isCancelledEarly, stateOf } from './visitState';
import { adminOf, stepsOf } from './visitSteps';

/** Generates an application: a past visit is served, missed or canceled, an upcoming one waits. */
export function demoServiceApplication(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const visit = plannedVisit(plan, rules, id);
  const { draw, place, attendant, elder, service, start, end } = visit;
  const state = stateOf(visit, plan);
  const source = sourceOf(draw, elder);
  const isSent = state !== 'applied' && state !== 'accepted' && state !== 'rejected' && !isCancelledEarly(draw, state);
  const signed = signsOf({ visit, plan, rules, state, isManual: source === 'input' });
  const signs = {
    ...signed,
    ...exceptionOf({ visit, plan, isMissed: state === 'missed' || signed.missedOut === true }),
  };
  const steps = stepsOf({ visit, plan, rules, state, signs, isSent });
  const [created = '', updated = ''] = [steps[0]?.time, steps.at(-1)?.time];
  const isSettled = state === 'settled';
  const record: WireRecord = {
    id,
    applicationNo: `SA${created.slice(0, 10).replaceAll('-', '')}${String(id % 1_000_000).padStart(6, '0')}`,
    source,
    externalNo: source === 'input' ? `DEMO-${id}` : null,
    importBatchId: source === 'input' ? `demo-${place.day.slice(0, 7)}` : null,
    userId: source === 'mini' ? (elder.userIds?.[0] ?? null) : null,
    elderlyId: elder.id,
    elderlyNo: elder.elderlyNo,
    elderlyName: elder.name,
    elderlyPhone: elder.phone ?? elder.landline,
    elderlyCapacityTypeId: elder.elderlyCapacityTypeId,
    elderlyTypeId: elder.elderlyTypeId,
    serviceAddress: elder.liveAddress,
    serviceRegionCode: elder.regionCode,
    serviceLng: elder.lng,
    serviceLat: elder.lat,
    geofenceM: 100,
    serviceTypeId: service.id,
    itemCodes: [service.code],
    attendantId: isSent ? attendant.id : null,
    attendantName: isSent ? attendant.name : null,
    planStart: toIsoMoment(start),
    planEnd: toIsoMoment(end),
    status: state,
    steps,
    rejectReason:
      state === 'rejected' ? `${DEMO_LABEL}：${draw.pick('rejectReason', ['资料不全', '不在服务区域'])}` : null,
    cancelReason:
      state === 'cancelled'
        ? draw.pick('cancelReason', [
            'elder',
            'elder',
            'family',
            'attendant',
            'weather',
            'hospital',
            'duplicate',
          ] as const)
        : null,
    lateCancel: false,
    settleStatus: isSettled ? 'settled' : 'unsettled',
    settleBatch: isSettled ? `demo-${place.day.slice(0, 7)}` : null,
    remark: DEMO_LABEL,
    createTime: created,
    updateTime: updated,
    version: steps.length,
    createBy:
      source === 'mini' && elder.userIds?.[0] ? `user:${elder.userIds[0]}` : `admin:${adminOf(plan, draw, 0).id}`,
    updateBy: `admin:${adminOf(plan, draw, steps.length - 1).id}`,
  };
  // Spreading two objects into such a long literal takes fifty times as long.
  Object.assign(record, signs, ratingOf(draw, signs, plan));
  return withDerivedFields(serviceApplication, record, rules);
}

/** Missed visits are marked the morning after. */
function exceptionOf({
  visit,
  plan,
  isMissed,
}: {
  visit: PlannedVisit;
  plan: DemoPlan;
  isMissed: boolean;
}): WireRecord {
  if (!isMissed) return {};
  const { draw, place } = visit;
  const exceptionTime = workingHoursTime({ draw, field: 'exceptionTime', day: addDays(place.day, 1) });
  if ((parseIsoMoment(exceptionTime) ?? 0) > plan.now) return {};
  const exceptionType = draw.pick('exceptionType', ['elderAbsent', 'attendantLate', 'handset', 'other'] as const);
  return { exceptionType, exceptionTime, exceptionNote: `${DEMO_LABEL}：已电话核实` };
}

function sourceOf(draw: Draw, elder: VisitedElder): string {
  const randomSource = draw.weighted('source', [
    ['plan', 55],
    ['mini', 20],
    ['admin', 12],
    ['input', 9],
    ['phone', 4],
  ]);
  return randomSource === 'mini' && !elder.userIds?.length ? 'plan' : randomSource;
}

/** Two in five visits are rated, the evening after at the earliest. */
function ratingOf(draw: Draw, { signOutTime }: WireRecord, { now }: DemoPlan): WireRecord {
  if (typeof signOutTime !== 'string' || !draw.chance('rated', 0.4)) return {};
  const time = (parseIsoMoment(signOutTime) ?? 0) + draw.integer('ratedAfter', 60, 6 * 24 * 60) * MINUTE_MS;
  if (time > now) return {};
  const rating = draw.weighted('rating', [
    [5, 70],
    [4, 22],
    [3, 5],
    [2, 2],
    [1, 1],
  ]);
  return { rating, ratingTime: toIsoMoment(time) };
}

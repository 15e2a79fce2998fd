import type { RuleContext } from '../../contract/defineEntity';
import { pointOf } from '../../contract/distance';
import { addDays, MINUTE_MS, momentOf, momentText } from '../../contract/moment';
import type { ApplicationAction, ApplicationState } from '../../contract/service/applicationStates';
import { serviceApplication } from '../../contract/service/serviceApplication';
import { autoCloseMoment } from '../../contract/service/serviceApplicationTransitions';
import type { ServiceType } from '../../contract/service/serviceType';
import type { WireRecord } from '../db/recordCodec';
import { daysAgo, workMoment } from './demoMoments';
import { adminIdAt, completed, DEMO_MARK, type DemoPlan, drawOf } from './demoPlan';
import type { Draw } from './draw';
import { isOrdinary, PARTNER_BEFORE, type PlantedCase, plantedCase } from './plantedVisits';
import { type VisitedElder, type VisitingAttendant, visitRoster } from './visitRoster';
import {
  metresOf,
  oddityOf,
  phoneIdOf,
  photoFacts,
  resultOf,
  signFields,
  timesOf,
  type VisitOddity,
} from './visitSigns';
import { beginningsOf, type VisitPlace, visitPlace } from './visitWindow';

/** Services shorter than this are rarely the reason of a visit. */
const MINUTES_MIN = 15;

/** A visit as far as it was planned. */
interface PlannedVisit {
  draw: Draw;
  place: VisitPlace;
  attendant: VisitingAttendant;
  elder: VisitedElder;
  service: ServiceType;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  planted: PlantedCase | undefined;
}

/** An application in some state of its life: past visits are served, missed or cancelled, those to come wait for theirs. */
export function demoServiceApplication(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const visit = plannedVisit(plan, rules, id);
  const { draw, place, attendant, elder, service, start, end } = visit;
  const state = stateOf(visit, plan);
  const source = sourceOf(draw, elder);
  const isSent = state !== 'applied' && state !== 'accepted' && state !== 'rejected' && !isCancelledEarly(draw, state);
  const signs = signsOf({ visit, plan, rules, state, isManual: source === 'input' });
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
    planStart: momentText(start),
    planEnd: momentText(end),
    status: state,
    steps,
    rejectReason:
      state === 'rejected' ? `${DEMO_MARK}：${draw.pick('rejectReason', ['资料不全', '不在服务区域'])}` : null,
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
    ...signs,
    ...ratingOf(draw, signs, plan),
    settleStatus: isSettled ? 'settled' : 'unsettled',
    settleBatch: isSettled ? `demo-${place.day.slice(0, 7)}` : null,
    remark: DEMO_MARK,
    createTime: created,
    updateTime: updated,
    version: steps.length,
    createBy:
      source === 'mini' && elder.userIds?.[0] ? `user:${elder.userIds[0]}` : `admin:${adminOf(plan, draw, 0).id}`,
    updateBy: `admin:${adminOf(plan, draw, steps.length - 1).id}`,
  };
  return completed(serviceApplication, record, rules);
}

/** Who goes where and when. Attendants have one visit at each beginning, elders one a day. */
function plannedVisit(plan: DemoPlan, rules: RuleContext, id: number): PlannedVisit {
  const draw = drawOf(plan, 'serviceApplication', id);
  const place = visitPlace(plan, id);
  const planted = plantedCase(place);
  const roster = visitRoster(plan, rules);
  const { attendants, elders } = filled(roster.districts, place.district);
  const rotation = place.dayIndex * 7;
  const turn = Math.floor(place.order / attendants.length);
  const own = attendants[(place.order + rotation) % attendants.length] as VisitingAttendant;
  const elder = elders[(place.order + place.dayIndex * place.orders) % elders.length] as VisitedElder;
  const beginnings = beginningsOf(place.day, plan);
  const minute = (beginnings[turn % beginnings.length] ?? 0) + 5 * draw.integer('begin', 0, 2);
  const start = (momentOf(`${place.day}T00:00:00+08:00`) ?? 0) + minute * MINUTE_MS;
  const drawn = visit(own, start);
  switch (planted) {
    case 'overlap': {
      const partner = plannedVisit(plan, rules, id - PARTNER_BEFORE);
      return visit(partner.attendant, partner.start + 5 * MINUTE_MS);
    }
    case 'impossibleTravel': {
      const partner = plannedVisit(plan, rules, id - PARTNER_BEFORE);
      return visit(partner.attendant, partner.end + 15 * MINUTE_MS);
    }
    case 'expiredCertificate':
      return visit(roster.expired ?? own, start);
    case 'deceasedElder':
      return { ...drawn, elder: roster.deceased ?? elder };
    default:
      return drawn;
  }

  function visit(attendant: VisitingAttendant, begin: number): PlannedVisit {
    const long = attendant.services.filter(({ stdMinutes }) => stdMinutes >= MINUTES_MIN);
    const service = draw.pick('service', long.length > 0 ? long : attendant.services);
    return {
      draw,
      place,
      attendant,
      elder,
      service,
      start: begin,
      end: begin + service.stdMinutes * MINUTE_MS,
      planted,
    };
  }
}

/** The district, or the next one where people are: the smallest sizes may leave one empty. */
function filled<T extends { attendants: readonly unknown[]; elders: readonly unknown[] }>(
  districts: readonly T[],
  district: number,
): T {
  for (let step = 0; step < districts.length; step++) {
    const found = districts[(district + step) % districts.length];
    if (found && found.attendants.length > 0 && found.elders.length > 0) return found;
  }
  throw new Error('Nobody visits anybody in the demo data');
}

function stateOf({ draw, place, start, end }: PlannedVisit, { now, today }: DemoPlan): ApplicationState {
  const isMonthOver = place.day.slice(0, 7) < today.slice(0, 7);
  if (isOrdinary(place)) return 'completed';
  if (end + 30 * MINUTE_MS <= now) {
    const drawn = draw.weighted<'served' | 'cancelled' | 'missed' | 'rejected'>('past', [
      ['served', 86],
      ['cancelled', 10],
      ['missed', 2.3],
      ['rejected', 1.1],
    ]);
    if (drawn !== 'served') return drawn;
    return isMonthOver && draw.chance('settled', 0.96) ? 'settled' : 'completed';
  }
  // Later than the latest sign-in, so that nobody is late just when the demo begins.
  if (start + 10 * MINUTE_MS <= now) return 'inService';
  return draw.weighted<ApplicationState>('future', [
    ['assigned', 66],
    ['accepted', 14],
    ['applied', 14],
    ['cancelled', 5],
    ['rejected', 1],
  ]);
}

const isCancelledEarly = (draw: Draw, state: ApplicationState) =>
  state === 'cancelled' && draw.chance('cancelledEarly', 0.4);

function sourceOf(draw: Draw, elder: VisitedElder): string {
  const drawn = draw.weighted('source', [
    ['plan', 55],
    ['mini', 20],
    ['admin', 12],
    ['input', 9],
    ['phone', 4],
  ]);
  return drawn === 'mini' && !elder.userIds?.length ? 'plan' : drawn;
}

interface SignsInput {
  visit: PlannedVisit;
  plan: DemoPlan;
  rules: RuleContext;
  state: ApplicationState;
  /** Recorded afterwards, without a handset. */
  isManual: boolean;
}

/** What was signed, photographed and written down. */
function signsOf({ visit, plan, rules, state, isManual }: SignsInput): WireRecord {
  if (state !== 'inService' && state !== 'completed' && state !== 'settled') return {};
  const { draw, place, attendant, elder, start, end, planted } = visit;
  const drawn = oddityIn(visit);
  // Not closed yet, so it is not known to be missed.
  const oddity = drawn === 'missedOut' && autoCloseOf(end) > plan.now ? 'none' : drawn;
  const minutes = (end - start) / MINUTE_MS;
  const { late, length } = timesOf({ draw, oddity, minutes });
  const begin = planted === 'impossibleTravel' ? partnerEnd(visit, plan, rules) + MINUTE_MS : start + late * MINUTE_MS;
  const signedIn = state === 'inService' ? Math.min(begin, plan.now - MINUTE_MS) : begin;
  const isOut = state !== 'inService' && oddity !== 'missedOut';
  const signedOut = Math.min(signedIn + (planted === 'threeMinutes' ? 3 : length) * MINUTE_MS, plan.now);
  const metres = planted === 'farAway' ? 800 : metresOf(draw, oddity);
  const home = pointOf(elder.lng, elder.lat);
  const common = { draw, place: home, attendantId: attendant.id, metres, oddity };
  const isTyped = isManual && !isOrdinary(place);
  const ends = isTyped ? [] : isOut ? (['signIn', 'signOut'] as const) : (['signIn'] as const);
  const fields: WireRecord = {
    signMethod: isTyped
      ? 'manual'
      : draw.weighted('signMethod', [
          ['gps', 80],
          ['qr', 12],
          ['nfc', 8],
        ]),
    ...(isTyped
      ? { signInTime: momentText(signedIn), signOutTime: isOut ? momentText(signedOut) : null }
      : signFields({ ...common, end: 'signIn', time: momentText(signedIn) })),
    ...(isOut && !isTyped ? signFields({ ...common, end: 'signOut', time: momentText(signedOut) }) : {}),
    missedOut: state !== 'inService' && !isOut,
    actualMinutes: isOut ? Math.floor((signedOut - signedIn) / MINUTE_MS) : null,
    photoFacts: photoFacts(draw, ends),
    serviceResult: isOut ? resultOf(draw) : null,
    confirmBy: isOut ? draw.pick('confirmBy', ['elder', 'elder', 'family'] as const) : null,
  };
  if (planted === 'samePhoto')
    fields.photoFacts = photoFacts(partnerOf(visit, plan, rules).draw, ['signIn', 'signOut']);
  if (planted === 'sharedPhone') {
    const phoneId = phoneIdOf(partnerOf(visit, plan, rules).attendant.id);
    Object.assign(fields, { signInPhoneId: phoneId, signOutPhoneId: phoneId });
  }
  return fields;
}

function oddityIn({ draw, place, attendant, planted }: PlannedVisit): VisitOddity {
  if (planted === 'missingSignOut') return 'missedOut';
  if (planted === 'mockPosition') return 'mock';
  return isOrdinary(place) ? 'none' : oddityOf(draw, attendant.id);
}

const partnerOf = ({ place }: PlannedVisit, plan: DemoPlan, rules: RuleContext) =>
  plannedVisit(plan, rules, positionOf(plan, place) - PARTNER_BEFORE);

function positionOf({ counts }: DemoPlan, { dayIndex, index }: VisitPlace): number {
  return dayIndex * Math.ceil(counts.serviceApplication / counts.visitDays) + index + 1;
}

/** When the visit before ended, in milliseconds since 1970. */
function partnerEnd(visit: PlannedVisit, plan: DemoPlan, rules: RuleContext): number {
  const partner = partnerOf(visit, plan, rules);
  const minutes = (partner.end - partner.start) / MINUTE_MS;
  const { late, length } = timesOf({ draw: partner.draw, oddity: oddityIn(partner), minutes });
  return partner.start + (late + length) * MINUTE_MS;
}

interface Step {
  action: ApplicationAction;
  time: string;
  adminId: number | null;
  adminName: string | null;
  attendantId?: number;
  attendantName?: string;
}

interface StepsInput extends Omit<SignsInput, 'isManual'> {
  signs: WireRecord;
  isSent: boolean;
}

/** The history that led to the state, each step after the one before. */
function stepsOf({ visit, plan, rules, state, signs, isSent }: StepsInput): Step[] {
  const { draw, place, attendant, end } = visit;
  const { adminNames } = visitRoster(plan, rules);
  const lead = draw.integer('lead', 13, 18);
  const dayOf = (days: number) => daysAgo(plan.today, place.daysAgo + lead - days);
  const steps: Step[] = [];
  const add = (action: ApplicationAction, time: string, isOwn = false) => {
    const { id, index } = adminOf(plan, draw, steps.length);
    const by = isOwn ? { adminId: null, adminName: null } : { adminId: id, adminName: adminNames[index] ?? '' };
    steps.push({ action, time, ...by });
  };
  const inOffice = (field: string, days: number) => workMoment({ draw, field, day: dayOf(days) });
  add('insert', inOffice('createTime', 0));
  if (state === 'applied') return steps;
  if (state === 'rejected') {
    add('reject', inOffice('acceptTime', 1));
    return steps;
  }
  add('accept', inOffice('acceptTime', 1));
  if (isSent) {
    add('assign', inOffice('assignTime', 2));
    Object.assign(steps.at(-1) ?? {}, { attendantId: attendant.id, attendantName: attendant.name });
  }
  if (state === 'cancelled') add('cancel', inOffice('cancelTime', 3));
  if (state === 'missed') add('expire', momentText(end + 30 * MINUTE_MS), true);
  if (typeof signs.signInTime === 'string') add('signIn', signs.signInTime, true);
  if (typeof signs.signOutTime === 'string') add('signOut', signs.signOutTime, true);
  if (signs.missedOut === true) add('autoClose', momentText(autoCloseOf(end)), true);
  if (state === 'settled') add('settle', settleTime(place.day, plan, draw));
  return steps;
}

const autoCloseOf = (end: number) => autoCloseMoment(momentText(end));

/** The first days of the next month, as far as they have come. */
function settleTime(day: string, { now }: DemoPlan, draw: Draw): string {
  const nextMonth = `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
  const settled = workMoment({ draw, field: 'settleTime', day: nextMonth });
  return (momentOf(settled) ?? 0) <= now ? settled : `${nextMonth}T00:00:00.000+08:00`;
}

function adminOf(plan: DemoPlan, draw: Draw, step: number): { id: number; index: number } {
  const index = draw.integer('admin', 0, plan.counts.admin - 1, step);
  return { id: adminIdAt(plan, index), index };
}

/** Two in five are rated, the evening after at the earliest. */
function ratingOf(draw: Draw, { signOutTime }: WireRecord, { now }: DemoPlan): WireRecord {
  if (typeof signOutTime !== 'string' || !draw.chance('rated', 0.4)) return {};
  const time = (momentOf(signOutTime) ?? 0) + draw.integer('ratedAfter', 60, 6 * 24 * 60) * MINUTE_MS;
  if (time > now) return {};
  const rating = draw.weighted('rating', [
    [5, 70],
    [4, 22],
    [3, 5],
    [2, 2],
    [1, 1],
  ]);
  return { rating, ratingTime: momentText(time) };
}

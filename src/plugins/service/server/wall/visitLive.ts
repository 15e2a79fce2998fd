import { sortBy } from 'es-toolkit/array';
import { maskValue } from '../../../../../contract/masks';
import { DAY_MS, HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../../../contract/moment';
import type { Context } from '../../../../../server/plugin-api';
import { readVersions } from '../../../../../server/plugin-api/builtin';
import { LIVE_EVENTS_MAX, type LiveEvent, type LiveMarker, type LiveTone } from '../../../system/entities/wallLive';
import type { LiveSource } from '../../../system/server/public';
import { serviceType } from '../../entities/serviceType';
import { signStatusAt } from '../../entities/signs/signStatus';
import { lateLimits } from '../sign/lateLimits';

/** Minutes before the planned start from which a caregiver counts as on the way (our choice). */
const ON_THE_WAY_MIN = 45;
/** Hours after the planned start in which a visit can still be in progress. */
const VISIT_HOURS = 16;
/** Maximum number of caregivers on the map. */
const CAREGIVERS_MAX = 60;

const REQUIRED = ['selectDayFlow.serviceApplication.open', 'selectDayBoard.serviceApplication.open'];

const texts = {
  requested: 'service-manage.panel.live.requested',
  begun: 'service-manage.panel.live.begun',
  ended: 'service-manage.panel.live.ended',
  onTheWay: 'service-manage.panel.live.onTheWay',
  late: 'service-manage.panel.live.late',
  visiting: 'service-manage.panel.live.visiting',
};

/** Visits that begin and end, requests, and caregivers on the way or with an elder. */
export const visitLive: LiveSource = {
  entities: ['serviceApplication'],
  read: async ({ caller }, context) => {
    // The flow has counts by street only; names and visits are those of the day board.
    const isAllowed = REQUIRED.every((permission) => caller?.can(permission));
    if (!isAllowed) return { events: [], markers: [] };
    const subjectOf = await serviceNames(context);
    const [visits, requests] = await Promise.all([visitsAround(context), newestRequests(context)]);
    const event = (row: LiveRow, kind: 'requested' | 'begun' | 'ended', time: number, tone: LiveTone): LiveEvent => ({
      id: `visit-${row.id}-${kind}`,
      text: texts[kind],
      tone,
      subject: subjectOf(row.serviceTypeId),
      name: masked(row.elderlyName),
      street: row.street,
      time: toIsoMoment(time),
      minutes: null,
    });
    return {
      events: [
        ...requests.map((row) => event(row, 'requested', row.createTime, 'neutral')),
        ...visits.flatMap((row) => [
          ...(row.signInTime === null ? [] : [event(row, 'begun', row.signInTime, 'neutral')]),
          ...(row.signOutTime === null ? [] : [event(row, 'ended', row.signOutTime, 'positive')]),
        ]),
      ],
      markers: await caregiversOf(context, visits, subjectOf),
    };
  },
};

interface LiveRow {
  id: number;
  serviceTypeId: number;
  elderlyName: string | null;
  street: string | null;
}

type Visit = Awaited<ReturnType<typeof visitsAround>>[number];
type SubjectOf = Awaited<ReturnType<typeof serviceNames>>;

const masked = (name: string | null) => maskValue('name', name) as string | null;

function visitsAround({ database, now }: Context) {
  return database.read
    .selectFrom('serviceApplication as visit')
    .innerJoin('elderly as elder', 'elder.id', 'visit.elderlyId')
    .select(['visit.id', 'visit.status', 'visit.serviceTypeId', 'visit.elderlyName', 'visit.attendantName'])
    .select(['visit.planStart', 'visit.planEnd', 'visit.signInTime', 'visit.signOutTime'])
    .select(['elder.street', 'elder.lng', 'elder.lat'])
    .where('visit.planStart', '>=', now() - VISIT_HOURS * HOUR_MS)
    .where('visit.planStart', '<=', now() + ON_THE_WAY_MIN * MINUTE_MS)
    .where('visit.deleted', '=', 0)
    .where('visit.status', 'in', ['assigned', 'inService', 'completed', 'settled'])
    .orderBy('visit.planStart', 'desc')
    .limit(1_000)
    .execute();
}

/** Requests in the order of their ids, which an index has. */
async function newestRequests({ database, now }: Context) {
  const rows = await database.read
    .selectFrom('serviceApplication as visit')
    .innerJoin('elderly as elder', 'elder.id', 'visit.elderlyId')
    .select(['visit.id', 'visit.serviceTypeId', 'visit.elderlyName', 'visit.createTime', 'visit.deleted'])
    .select('elder.street')
    .orderBy('visit.id', 'desc')
    .limit(LIVE_EVENTS_MAX)
    .execute();
  return rows.filter(({ deleted, createTime }) => deleted === 0 && createTime <= now() && createTime >= now() - DAY_MS);
}

async function serviceNames({ database, dictionaries }: Context) {
  const version = (await readVersions(database.read)).get(serviceType.name) ?? 0;
  const types = await dictionaries.get(serviceType, version, database.read);
  return (id: number) => {
    const type = types.get(id);
    return type ? { name: type.name, nameEn: type.nameEn, nameJa: type.nameJa } : null;
  };
}

/** Returns the caregivers who are on the way, late or with an elder, those with an elder first. */
async function caregiversOf(context: Context, visits: readonly Visit[], subjectOf: SubjectOf): Promise<LiveMarker[]> {
  const lateMaxMin = await lateLimits({ context, queries: context.database.read });
  const now = context.now();
  const markers = visits.flatMap((visit) => {
    const { id, planStart, planEnd, serviceTypeId, signInTime } = visit;
    const facts = { status: visit.status, planStart, planEnd, missedOut: false, isManual: false, isAbnormal: false };
    const state = caregiverState(signStatusAt(facts, { lateMaxMin: lateMaxMin(serviceTypeId), now }));
    if (!state) return [];
    return [
      {
        id: `caregiver-${id}`,
        kind: 'caregiver' as const,
        text: texts[state],
        tone: tones[state],
        subject: subjectOf(serviceTypeId),
        name: masked(visit.attendantName),
        street: visit.street,
        time: toIsoMoment(state === 'visiting' ? (signInTime ?? planStart) : planStart),
        lng: maskValue('coordinate', visit.lng) as number | null,
        lat: maskValue('coordinate', visit.lat) as number | null,
      },
    ];
  });
  return sortBy(markers, [({ tone }) => TONE_ORDER.indexOf(tone)]).slice(0, CAREGIVERS_MAX);
}

/** Those with an elder first, then those who are late. */
const TONE_ORDER: readonly LiveTone[] = ['positive', 'warning', 'neutral'];
const tones = { visiting: 'positive', onTheWay: 'neutral', late: 'warning' } as const;

function caregiverState(status: ReturnType<typeof signStatusAt>): keyof typeof tones | undefined {
  switch (status) {
    case 'inService':
    case 'overdueOut':
      return 'visiting';
    case 'notDue':
    case 'waiting':
      return 'onTheWay';
    case 'lateIn':
      return 'late';
    default:
      return undefined;
  }
}

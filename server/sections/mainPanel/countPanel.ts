import { type AgeBand, ageBands } from '../../../contract/elderly/age';
import { elderlyCapacityType } from '../../../contract/elderly/elderlyCapacityType';
import { elderlyLiveType } from '../../../contract/elderly/elderlyLiveType';
import { elderlyMunicipalType } from '../../../contract/elderly/elderlyMunicipalType';
import { addDays, DAY_MS, dayStart } from '../../../contract/moment';
import { serviceType } from '../../../contract/service/serviceType';
import type { MainPanel, PanelMembership, PanelShare } from '../../../contract/system/mainPanel';
import type { PanelValues } from '../../../contract/system/panelFigures';
import { readVersions } from '../../db';
import type { Tuple } from '../../db/database';
import type { WireRecord } from '../../db/recordCodec';
import type { Context } from '../../operations/context';
import { followUpValues, madeFollowUpsStatement, openFollowUpsStatement } from './countedFollowUps';
import {
  attendantsStatement,
  type CountedElders,
  countedElders,
  doctorsStatement,
  eldersStatement,
  frozenStatement,
  membershipsStatement,
  municipalStatement,
  onDutyStatement,
  openRisksStatement,
  usersStatement,
  yearsOf,
} from './countedPeople';
import { type CountedVisits, countedVisits, sumOf, visitsStatements } from './countedVisits';
import { type PanelPeriod, panelPeriod, TREND_DAYS } from './panelPeriod';

/** Services of the chart. */
const SERVICES_MAX = 10;
/** Living alone, of GB/T 42195-2022 form A. */
const ALONE = '1';

export interface CountedPanel extends Pick<MainPanel, 'memberships' | 'aloneId' | 'charts'> {
  values: PanelValues;
}

type TypeList = ReadonlyMap<number, WireRecord>;
const LISTS = [serviceType, elderlyCapacityType, elderlyLiveType, elderlyMunicipalType] as const;

/**
 * Counts everything the main panel shows, of what the asker sees: a fixed number of statements, each of which walks its
 * records once and answers a few thousand groups at most.
 */
export async function countPanel({ database, dictionaries, now }: Context): Promise<CountedPanel> {
  const queries = database.read;
  const period = panelPeriod(now());
  const versions = await readVersions(queries);
  const lists = await Promise.all(
    LISTS.map((entity) => dictionaries.get(entity, versions.get(entity.name) ?? 0, queries)),
  );
  const [services = new Map(), capacities = new Map(), livings = new Map(), municipals = new Map()] = lists;
  const [earlier = [], later = [], elderRows = [], categories = [], levels = [], ...others] = await database.together([
    ...visitsStatements(queries, period, services),
    eldersStatement(queries, period),
    municipalStatement(queries),
    membershipsStatement(queries, period),
    attendantsStatement(queries, period),
    onDutyStatement(queries),
    usersStatement(queries, period),
    openRisksStatement(queries),
    frozenStatement(queries),
    doctorsStatement(queries, period),
    openFollowUpsStatement(queries, period),
    madeFollowUpsStatement(queries, period),
  ]);
  const memberships = levels.map(membershipIn);
  const visits = countedVisits([...earlier, ...later]);
  const elders = countedElders(elderRows);
  const active = elders.filter(({ status }) => status === 'active');
  const ofMonth = visits.filter(({ day }) => isOfMonth(day, period));
  return {
    values: {
      ...elderValues({ elders, active, livings }),
      ...visitValues({ visits, ofMonth, period }),
      ...otherValues({ others, served: sumOf(ofMonth).served }),
      vipMembers: memberships.reduce((total, { count }) => total + count, 0),
    },
    memberships,
    aloneId: [...livings].find(([, { code }]) => code === ALONE)?.[0] ?? null,
    charts: {
      capacity: shares(capacities, summed(active, 'capacity')),
      living: shares(livings, summed(active, 'living')),
      municipal: shares(municipals, new Map(categories.map(([id, count]) => [Number(id), Number(count)]))),
      services: topServices(services, ofMonth),
      ages: ageBands.map((band) => ({ band, count: ofBand(active, [band]) })),
      genders: [...summed(active, 'gender')].map(([code, count]) => ({ code, count })),
      days: trend(visits, period),
    },
  };
}

type Values<K extends keyof PanelValues> = Pick<PanelValues, K>;

function elderValues({
  elders,
  active,
  livings,
}: {
  elders: readonly CountedElders[];
  active: readonly CountedElders[];
  livings: TypeList;
}): Values<'eldersTotal' | 'eldersActive' | 'eldersNewMonth' | 'eldersOver80' | 'eldersAlone' | 'notServedMonth'> {
  const sum = (groups: readonly CountedElders[], name: 'count' | 'fresh' | 'unserved' = 'count') =>
    groups.reduce((total, group) => total + group[name], 0);
  const over80 = ageBands.filter((band) => yearsOf(band) >= 80);
  return {
    eldersTotal: sum(elders),
    eldersActive: sum(active),
    eldersNewMonth: sum(elders, 'fresh'),
    eldersOver80: percent(ofBand(active, over80), sum(active)),
    eldersAlone: sum(active.filter(({ living }) => livings.get(living)?.code === ALONE)),
    notServedMonth: sum(active, 'unserved'),
  };
}

function visitValues({
  visits,
  ofMonth,
  period,
}: {
  visits: readonly CountedVisits[];
  ofMonth: readonly CountedVisits[];
  period: PanelPeriod;
}): Omit<PanelValues, keyof ReturnType<typeof elderValues> | keyof ReturnType<typeof otherValues> | 'vipMembers'> {
  const month = sumOf(ofMonth);
  return {
    visitsToday: sumOf(visits.filter(({ day }) => day === dayNumber(period.today, period))).planned,
    visitsMonth: month.planned,
    completedMonth: month.served,
    completionRate: percent(month.served, month.due),
    serviceHoursMonth: rounded(month.minutes / 60),
    onTimeRate: percent(month.onTime, month.signed),
    averageMinutes: ratio(month.minutes, month.timed),
    averageRating: ratio(month.stars, month.rated),
    satisfactionRate: percent(month.satisfied, month.rated),
    abnormalRate: percent(month.abnormal, month.signed),
    monthAmount: month.price / 100,
    fundShare: percent(month.fund, month.price),
    settledAmount: month.settled / 100,
    unsettledAmount: (month.price - month.settled) / 100,
  };
}

function otherValues({ others, served }: { others: readonly (readonly Tuple[])[]; served: number }) {
  const [attendants = [], [onDuty] = [], [users] = [], risks = [], [frozen] = [], ...newer] = others;
  const [doctors = [], openFollowUps = [], madeFollowUps = []] = newer;
  const ofState = (state: string, people = attendants) => people.find(([status]) => status === state);
  const { reached, ...followUps } = followUpValues(openFollowUps, madeFollowUps);
  const open = (level: string) => Number(risks.find(([of]) => of === level)?.[1] ?? 0);
  const passed = Number(ofState('passed')?.[1] ?? 0);
  return {
    openHigh: open('high'),
    openMedium: open('medium'),
    frozenAmount: Number(frozen?.[0] ?? 0) / 100,
    attendantsPassed: passed,
    attendantsPending: Number(ofState('pending')?.[1] ?? 0),
    attendantsBanned: Number(ofState('banned')?.[1] ?? 0),
    onDutyNow: Number(onDuty?.[0] ?? 0),
    visitsPerAttendant: ratio(served, passed),
    certsExpiring: Number(ofState('passed')?.[2] ?? 0),
    ...followUps,
    contactRate: percent(reached, followUps.followUpsMonth ?? 0),
    doctorsPassed: Number(ofState('passed', doctors)?.[1] ?? 0),
    doctorsPending: Number(ofState('pending', doctors)?.[1] ?? 0),
    licencesExpiring: Number(ofState('passed', doctors)?.[2] ?? 0),
    usersTotal: Number(users?.[0] ?? 0),
    usersNewWeek: Number(users?.[1] ?? 0),
  };
}

function membershipIn([id, name, days, count]: Tuple): PanelMembership {
  return { id: Number(id), name: String(name), nameEn: null, isLimited: Number(days) > 0, count: Number(count) };
}

/** The day's number as {@link visitsStatements} counts days. */
function dayNumber(day: string, { whole }: PanelPeriod): number {
  return Math.floor((dayStart(day) - whole.from) / DAY_MS);
}

function isOfMonth(day: number, period: PanelPeriod): boolean {
  return day >= dayNumber(period.monthFirst, period);
}

function trend(visits: readonly CountedVisits[], period: PanelPeriod): MainPanel['charts']['days'] {
  const first = dayNumber(period.trendFirst, period);
  const days = Array.from({ length: TREND_DAYS }, (_, position) => ({
    date: addDays(period.trendFirst, position),
    planned: 0,
    completed: 0,
    abnormal: 0,
  }));
  for (const { day, planned, served, abnormal } of visits) {
    const entry = days[day - first];
    if (!entry) continue;
    entry.planned += planned;
    entry.completed += served;
    entry.abnormal += abnormal;
  }
  return days;
}

function topServices(services: TypeList, visits: readonly CountedVisits[]): PanelShare[] {
  const counts = new Map<number, number>();
  for (const { serviceTypeId, planned } of visits)
    counts.set(serviceTypeId, (counts.get(serviceTypeId) ?? 0) + planned);
  const found = [...counts].sort(([, a], [, b]) => b - a).slice(0, SERVICES_MAX);
  return found.map(([id, count]) => shareOf(services, id, count));
}

/** The entries of a type list in their order, those without anybody left out. */
function shares(list: TypeList, counts: ReadonlyMap<number, number>): PanelShare[] {
  const bySort = [...list].sort(([, a], [, b]) => Number(a.sort) - Number(b.sort));
  return bySort.flatMap(([id]) => {
    const count = counts.get(id) ?? 0;
    return count > 0 ? [shareOf(list, id, count)] : [];
  });
}

function shareOf(list: TypeList, id: number, count: number): PanelShare {
  const { name, nameEn } = list.get(id) ?? {};
  return { id, name: String(name ?? `#${id}`), nameEn: typeof nameEn === 'string' ? nameEn : null, count };
}

function summed<K extends 'capacity' | 'living' | 'gender'>(
  groups: readonly CountedElders[],
  by: K,
): Map<CountedElders[K], number> {
  const sums = new Map<CountedElders[K], number>();
  for (const group of groups) sums.set(group[by], (sums.get(group[by]) ?? 0) + group.count);
  return sums;
}

function ofBand(groups: readonly CountedElders[], bands: readonly AgeBand[]): number {
  return groups
    .filter(({ band }) => bands.some((wanted) => ageBands[band] === wanted))
    .reduce((total, { count }) => total + count, 0);
}

function percent(part: number, whole: number): number | null {
  return ratio(100 * part, whole);
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole);
}

/** To one decimal. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

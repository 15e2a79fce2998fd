import { addDays, addMonths } from '../moment';
import { type ApplicationState, applicationStates, servedStates, visitedStates } from '../service/applicationStates';
import { EXPIRING_DAYS, type PanelFigureKey, RECENT_DAYS } from './panelFigures';

/** The records that a figure counts, or of which it is a share or an average: an entity and a filter of its list. */
export interface PanelLink {
  entity: string;
  filter: Readonly<Record<string, unknown>>;
  /** The special read that answers them, where no filter of the list does. */
  read?: string;
}

export interface PanelLinkQuestion {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** Id of the living arrangement that means living alone; nobody lives so while there is none. */
  aloneId: number | null;
}

/** States of applications that lead to a visit. */
const plannedStates = applicationStates.filter(
  (state) => !(['rejected', 'cancelled'] satisfies ApplicationState[] as string[]).includes(state),
);
const UNSETTLED = ['unsettled', 'frozen', 'refused'];

/** What each figure leads to. */
export function panelLinks({ today, aloneId }: PanelLinkQuestion): Record<PanelFigureKey, PanelLink> {
  const first = `${today.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const month = { from: first, to: last };
  const soon = { to: addDays(today, EXPIRING_DAYS) };
  const elders = (filter: PanelLink['filter']) => ({ entity: 'elderly', filter });
  const visits = (filter: PanelLink['filter']) => ({ entity: 'serviceApplication', filter });
  const served = (filter: PanelLink['filter'] = {}) =>
    visits({ planStart: month, status: [...servedStates], ...filter });
  const review = (riskLevel: string) => visits({ riskLevel, riskStatus: ['open', 'reviewing'] });
  const attendants = (filter: PanelLink['filter']) => ({ entity: 'attendant', filter });
  const doctors = (filter: PanelLink['filter']) => ({ entity: 'doctor', filter });
  const users = (filter: PanelLink['filter'] = {}) => ({
    entity: 'user',
    filter: { status: ['normal', 'disabled'], ...filter },
  });
  const followUps = (filter: PanelLink['filter']) => ({ entity: 'returnVisit', filter });
  const openFollowUps = { status: ['planned', 'missed'] };
  const made = { status: ['done', 'followUp', 'closed'], visitTime: month };
  return {
    eldersTotal: elders({}),
    eldersActive: elders({ status: 'active' }),
    eldersNewMonth: elders({ createTime: month }),
    eldersOver80: elders({ status: 'active', age: { from: 80 } }),
    eldersAlone: elders({ status: 'active', elderlyLiveTypeId: aloneId ?? 0 }),
    visitsToday: visits({ planStart: { from: today, to: today }, status: plannedStates }),
    visitsMonth: visits({ planStart: month, status: plannedStates }),
    completedMonth: served(),
    completionRate: visits({ planStart: month, status: [...visitedStates] }),
    serviceHoursMonth: served(),
    onTimeRate: visits({ planStart: month, status: [...visitedStates] }),
    averageMinutes: served(),
    notServedMonth: { entity: 'elderly', read: 'selectByNoServiced', filter: { from: first, to: today } },
    averageRating: visits({ planStart: month, status: plannedStates, rating: { from: 1 } }),
    satisfactionRate: visits({ planStart: month, status: plannedStates, rating: { from: 4 } }),
    followUpsToday: followUps({ ...openFollowUps, planDate: { from: today, to: today } }),
    followUpsOverdue: followUps({ ...openFollowUps, planDate: { to: addDays(today, -1) } }),
    followUpsMonth: followUps(made),
    contactRate: followUps({ ...made, contactResult: 'success' }),
    openHigh: review('high'),
    openMedium: review('medium'),
    abnormalRate: visits({ planStart: month, status: plannedStates, riskLevel: ['medium', 'high'] }),
    frozenAmount: visits({ settleStatus: 'frozen' }),
    attendantsPassed: attendants({ status: 'passed' }),
    attendantsPending: attendants({ status: 'pending' }),
    attendantsBanned: attendants({ status: 'banned' }),
    onDutyNow: visits({ status: 'inService' }),
    visitsPerAttendant: served(),
    certsExpiring: attendants({ status: 'passed', certExpire: soon }),
    doctorsPassed: doctors({ status: 'passed' }),
    doctorsPending: doctors({ status: 'pending' }),
    licencesExpiring: doctors({ status: 'passed', licenseExpire: soon }),
    usersTotal: users(),
    usersNewWeek: users({ createTime: { from: addDays(today, 1 - RECENT_DAYS) } }),
    vipMembers: users({ vipExpire: { from: today } }),
    monthAmount: served(),
    fundShare: served(),
    settledAmount: served({ settleStatus: 'settled' }),
    unsettledAmount: served({ settleStatus: UNSETTLED }),
  };
}

/** The members of a level that is bought. */
export function membershipLink(id: number, { isLimited, today }: { isLimited: boolean; today: string }): PanelLink {
  const current = isLimited ? { vipExpire: { from: today } } : {};
  return { entity: 'user', filter: { status: ['normal', 'disabled'], vipId: id, ...current } };
}

import type { FigureContext, FigureDeclaration, FigureDefinition } from '../../../../contract/figures';
import { addDays } from '../../../../contract/moment';
import { servedStates } from './applications/applicationStates';
import { certsExpired, certsExpiring, visitsPlanned, waitingSigns } from './populations';
import type { RiskStatus } from './risk/riskState';
import { type SignStatus, signGroups } from './signs/signStatus';

/** A day before this product existed: as a lower limit it matches every visit with a sign-in. */
const SIGNED_SINCE = '2000-01-01';

type Conditions = Readonly<Record<string, unknown>>;

const visit = { entity: 'serviceApplication', unit: 'count' } as const;
const attendant = { entity: 'attendant', measure: 'stock', unit: 'count', group: 'staff' } as const;

const daysOf = ({ period }: FigureContext) => ({ from: period.first, to: period.last });
/** Visits planned in the period. */
const planned =
  (filter: Conditions = {}) =>
  (context: FigureContext) => ({ ...visitsPlanned(daysOf(context)), ...filter });
/** Visits of the period that took place. */
const served = (context: FigureContext) => ({ planStart: daysOf(context), status: [...servedStates] });
const signed = planned({ signInTime: { from: SIGNED_SINCE } });

/** Visits that wait for a step of the administrator. */
const waiting = { ...visit, measure: 'stock' } as const;
/** Visits of any day whose sign status requires action. */
const signing = (statuses: readonly SignStatus[]) =>
  ({ ...waiting, filter: waitingSigns(statuses), read: 'selectSignPagination' }) as const;
/** Visits with anomalies in a certain state of their review. */
const review = (riskStatus: RiskStatus) =>
  ({ ...waiting, filter: { minLevel: 'low', riskStatus: [riskStatus] }, read: 'selectHighRiskPagination' }) as const;
/** Visits with a level of risk whose review is not concluded. */
const unconcluded = (riskLevel: string) =>
  ({ ...waiting, filter: { riskLevel, riskStatus: ['open', 'reviewing'] }, group: 'risk' }) as const;

/**
 * The figures of this section. Keys with "month" cover the chosen period by planned start: to its end for planned visits, and
 * until now for completed ones.
 */
export const serviceFigures = {
  groups: {
    service: { order: 20 },
    quality: { order: 30 },
    risk: { order: 50 },
    staff: { order: 60 },
    money: { order: 90 },
  },
  figures: {
    /** All visits of the current day, those to come included. */
    visitsToday: {
      ...visit,
      filter: ({ today }: FigureContext) => visitsPlanned({ from: today, to: today }),
      measure: 'flow',
      group: 'service',
    },
    visitsMonth: { ...visit, filter: planned(), measure: 'flow', group: 'service', headline: 20 },
    completedMonth: { ...visit, filter: served, measure: 'flow', group: 'service', better: 'more', wallHeadline: 10 },
    /** Share of the visits that ended or should have ended that took place. */
    completionRate: {
      ...visit,
      filter: (context: FigureContext) => ({ planStart: daysOf(context), status: [...servedStates, 'missed'] }),
      measure: 'flow',
      unit: 'percent',
      group: 'service',
      better: 'more',
      headline: 30,
    },
    serviceHoursMonth: { ...visit, filter: served, measure: 'flow', unit: 'hours', group: 'service', wallHeadline: 20 },
    /** Share of the visits with a sign-in that started within the minutes that the service allows. */
    onTimeRate: {
      ...visit,
      filter: signed,
      measure: 'flow',
      unit: 'percent',
      group: 'service',
      better: 'more',
      headline: 40,
    },
    averageMinutes: { ...visit, filter: served, measure: 'flow', unit: 'minutes', group: 'service' },
    averageRating: {
      ...visit,
      filter: planned({ rating: { from: 1 } }),
      measure: 'flow',
      unit: 'stars',
      group: 'quality',
      better: 'more',
    },
    /** Share of the ratings in the period with four or five stars. */
    satisfactionRate: {
      ...visit,
      filter: planned({ rating: { from: 1 } }),
      measure: 'flow',
      unit: 'percent',
      group: 'quality',
      better: 'more',
      wallHeadline: 30,
    },
    openHigh: { ...unconcluded('high'), tone: 'danger', headline: 50 },
    openMedium: { ...unconcluded('medium'), tone: 'warning' },
    /** Share of the visits with a sign-in that have a medium or high risk level. */
    abnormalRate: { ...visit, filter: signed, measure: 'flow', unit: 'percent', group: 'risk', better: 'less' },
    frozenAmount: { ...waiting, filter: { settleStatus: 'frozen' }, unit: 'yuan', group: 'risk' },
    attendantsPassed: { ...attendant, filter: { status: 'passed' } },
    attendantsPending: { ...attendant, filter: { status: 'pending' }, tone: 'warning' },
    attendantsBanned: { ...attendant, filter: { status: 'banned' } },
    onDutyNow: { ...attendant, filter: { workStatus: 'inService' } },
    /** Average number of completed visits in the period per passed attendant. */
    visitsPerAttendant: { ...visit, filter: served, measure: 'flow', group: 'staff' },
    certsExpiring: { ...attendant, filter: ({ today }: FigureContext) => certsExpiring(today), tone: 'warning' },
    certsExpired: { ...attendant, filter: ({ today }: FigureContext) => certsExpired(today), tone: 'danger' },
    /** Total price of the completed visits in the period. */
    monthAmount: {
      ...visit,
      filter: served,
      measure: 'flow',
      unit: 'yuan',
      group: 'money',
      headline: 60,
      wallHeadline: 50,
    },
    /** Share that the fund pays. */
    fundShare: { ...visit, filter: served, measure: 'flow', unit: 'percent', group: 'money' },
    /** Price of the visits made in the period that are not settled. */
    unsettledAmount: {
      ...visit,
      filter: (context: FigureContext) => ({ planStart: daysOf(context), status: 'completed' }),
      measure: 'flow',
      unit: 'yuan',
      group: 'money',
    },
    /** What was posted in the period: settlements less reversals. */
    settledAmount: {
      entity: 'settlementEntry',
      filter: (context: FigureContext) => ({ time: daysOf(context) }),
      measure: 'flow',
      unit: 'yuan',
      group: 'money',
    },
    applied: { ...waiting, filter: ({ today }: FigureContext) => ({ status: 'applied', planStart: { from: today } }) },
    unassigned: {
      ...waiting,
      filter: ({ today }: FigureContext) => ({ status: 'accepted', planStart: { from: today } }),
      tone: 'warning',
    },
    lapsed: {
      ...waiting,
      filter: ({ today }: FigureContext) => ({
        status: ['applied', 'accepted'],
        planStart: { to: addDays(today, -1) },
      }),
    },
    late: { ...signing(signGroups.late), tone: 'warning' },
    overdueOut: signing(['overdueOut']),
    missed: { ...signing(signGroups.missed), tone: 'danger' },
    approvals: {
      ...waiting,
      filter: ({ adminId }: FigureContext) => (adminId === undefined ? undefined : { approvalAdminId: adminId }),
      label: 'service-manage.application.quick.approval',
    },
    reversals: {
      ...waiting,
      filter: ({ adminId }: FigureContext) => (adminId === undefined ? undefined : { reversalAdminId: adminId }),
      label: 'service-manage.application.quick.reversal',
    },
    risksOpen: { ...review('open'), tone: 'danger' },
    risksReviewing: review('reviewing'),
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;

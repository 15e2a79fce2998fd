import type { FigureDeclaration } from '../../../../contract/figures';

/**
 * The figures of this section for the data dashboard. Keys with "month" cover the chosen period by planned start: to
 * its end for planned visits, and until now for completed ones.
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
    visitsToday: { group: 'service', unit: 'count' },
    visitsMonth: { group: 'service', unit: 'count' },
    completedMonth: { group: 'service', unit: 'count', better: 'more', headline: 10 },
    /** Share of the visits that ended or should have ended that took place. */
    completionRate: { group: 'service', unit: 'percent', better: 'more' },
    serviceHoursMonth: { group: 'service', unit: 'hours', headline: 20 },
    /** Share of the visits with a sign-in that started within the minutes that the service allows. */
    onTimeRate: { group: 'service', unit: 'percent', better: 'more' },
    averageMinutes: { group: 'service', unit: 'minutes' },
    averageRating: { group: 'quality', unit: 'stars', better: 'more' },
    /** Share of the ratings in the period with four or five stars. */
    satisfactionRate: { group: 'quality', unit: 'percent', better: 'more', headline: 30 },
    openHigh: { group: 'risk', unit: 'count', tone: 'danger' },
    openMedium: { group: 'risk', unit: 'count', tone: 'warning' },
    /** Share of the visits with a sign-in that have a medium or high risk level. */
    abnormalRate: { group: 'risk', unit: 'percent', better: 'less' },
    frozenAmount: { group: 'risk', unit: 'yuan' },
    attendantsPassed: { group: 'staff', unit: 'count' },
    attendantsPending: { group: 'staff', unit: 'count', tone: 'warning' },
    attendantsBanned: { group: 'staff', unit: 'count' },
    onDutyNow: { group: 'staff', unit: 'count' },
    /** Average number of completed visits in the period per passed attendant. */
    visitsPerAttendant: { group: 'staff', unit: 'count' },
    certsExpiring: { group: 'staff', unit: 'count', tone: 'warning' },
    certsExpired: { group: 'staff', unit: 'count', tone: 'danger' },
    /** Total price of the completed visits in the period. */
    monthAmount: { group: 'money', unit: 'yuan', headline: 50 },
    /** Share that the fund pays. */
    fundShare: { group: 'money', unit: 'percent' },
    /** Price of the visits made in the period that are not settled. */
    unsettledAmount: { group: 'money', unit: 'yuan' },
    /** What was posted in the period: settlements less reversals. */
    settledAmount: { group: 'money', unit: 'yuan' },
  },
} as const satisfies FigureDeclaration;

import type { FigureDeclaration } from '../../../../contract/figures';

/**
 * What this section counts for the data dashboard. Keys with "month" are counted in the chosen period by planned
 * beginning, up to its end for what is planned and up to now for what was done.
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
    completedMonth: { group: 'service', unit: 'count', better: 'more' },
    /** Of the visits that ended or should have: those made. */
    completionRate: { group: 'service', unit: 'percent', better: 'more' },
    serviceHoursMonth: { group: 'service', unit: 'hours' },
    /** Of the visits signed in to: those within the minutes the service allows. */
    onTimeRate: { group: 'service', unit: 'percent', better: 'more' },
    averageMinutes: { group: 'service', unit: 'minutes' },
    averageRating: { group: 'quality', unit: 'stars', better: 'more' },
    /** Of the ratings of the period, those of four and five stars. */
    satisfactionRate: { group: 'quality', unit: 'percent', better: 'more' },
    openHigh: { group: 'risk', unit: 'count', tone: 'danger' },
    openMedium: { group: 'risk', unit: 'count', tone: 'warning' },
    /** Of the visits signed in to: those of medium and high level. */
    abnormalRate: { group: 'risk', unit: 'percent', better: 'less' },
    frozenAmount: { group: 'risk', unit: 'yuan' },
    attendantsPassed: { group: 'staff', unit: 'count' },
    attendantsPending: { group: 'staff', unit: 'count', tone: 'warning' },
    attendantsBanned: { group: 'staff', unit: 'count' },
    onDutyNow: { group: 'staff', unit: 'count' },
    /** Visits made in the period by each passed attendant on average. */
    visitsPerAttendant: { group: 'staff', unit: 'count' },
    certsExpiring: { group: 'staff', unit: 'count', tone: 'warning' },
    certsExpired: { group: 'staff', unit: 'count', tone: 'danger' },
    /** Price of the visits made in the period. */
    monthAmount: { group: 'money', unit: 'yuan' },
    /** The fund's part of it. */
    fundShare: { group: 'money', unit: 'percent' },
    /** A visit is settled once its month is over, so that what is settled of a period would nearly always be nothing. */
    unsettledAmount: { group: 'money', unit: 'yuan' },
  },
} as const satisfies FigureDeclaration;

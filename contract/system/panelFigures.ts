/** Topics of the main panel in their order. */
export const panelGroups = [
  'people',
  'service',
  'quality',
  'followUps',
  'risk',
  'staff',
  'doctors',
  'users',
  'money',
] as const;
export type PanelGroup = (typeof panelGroups)[number];

/** Days for which a certificate or licence that is about to end is told beforehand. */
export const EXPIRING_DAYS = 30;
/** Days, today included, in which an account is new. */
export const RECENT_DAYS = 7;

/** Units of figures; `percent` is 0 to 100, `yuan` has two decimals. */
export type PanelUnit = 'count' | 'percent' | 'hours' | 'minutes' | 'stars' | 'yuan';

interface PanelFigureDefinition {
  group: PanelGroup;
  unit: PanelUnit;
}

/**
 * The figures of the main panel in their order. "Month" is the current calendar month by planned beginning, up to its end
 * for what is planned and up to now for what was done.
 */
export const panelFigures = {
  eldersTotal: { group: 'people', unit: 'count' },
  eldersActive: { group: 'people', unit: 'count' },
  eldersNewMonth: { group: 'people', unit: 'count' },
  /** Of the active ones, those of 80 and more. */
  eldersOver80: { group: 'people', unit: 'percent' },
  eldersAlone: { group: 'people', unit: 'count' },
  visitsToday: { group: 'service', unit: 'count' },
  visitsMonth: { group: 'service', unit: 'count' },
  completedMonth: { group: 'service', unit: 'count' },
  /** Of the visits that ended or should have: those made. */
  completionRate: { group: 'service', unit: 'percent' },
  serviceHoursMonth: { group: 'service', unit: 'hours' },
  /** Of the visits signed in to: those within the minutes the service allows. */
  onTimeRate: { group: 'service', unit: 'percent' },
  averageMinutes: { group: 'service', unit: 'minutes' },
  /** Active elders without a service since the month began. */
  notServedMonth: { group: 'service', unit: 'count' },
  averageRating: { group: 'quality', unit: 'stars' },
  /** Of the ratings of the month, those of four and five stars. */
  satisfactionRate: { group: 'quality', unit: 'percent' },
  /** Open follow-ups planned for today. */
  followUpsToday: { group: 'followUps', unit: 'count' },
  /** Open follow-ups whose day is over. */
  followUpsOverdue: { group: 'followUps', unit: 'count' },
  followUpsMonth: { group: 'followUps', unit: 'count' },
  /** Of the follow-ups made this month: those in which somebody was reached. */
  contactRate: { group: 'followUps', unit: 'percent' },
  openHigh: { group: 'risk', unit: 'count' },
  openMedium: { group: 'risk', unit: 'count' },
  /** Of the visits signed in to: those of medium and high level. */
  abnormalRate: { group: 'risk', unit: 'percent' },
  frozenAmount: { group: 'risk', unit: 'yuan' },
  attendantsPassed: { group: 'staff', unit: 'count' },
  attendantsPending: { group: 'staff', unit: 'count' },
  attendantsBanned: { group: 'staff', unit: 'count' },
  onDutyNow: { group: 'staff', unit: 'count' },
  /** Visits made this month by each passed attendant on average. */
  visitsPerAttendant: { group: 'staff', unit: 'count' },
  /** Passed attendants one of whose certificates ends within 30 days or has ended. */
  certsExpiring: { group: 'staff', unit: 'count' },
  doctorsPassed: { group: 'doctors', unit: 'count' },
  doctorsPending: { group: 'doctors', unit: 'count' },
  /** Passed doctors whose licence ends within 30 days or has ended. */
  licencesExpiring: { group: 'doctors', unit: 'count' },
  usersTotal: { group: 'users', unit: 'count' },
  /** Of the last seven days. */
  usersNewWeek: { group: 'users', unit: 'count' },
  /** Accounts with a membership that was bought and is not over. */
  vipMembers: { group: 'users', unit: 'count' },
  /** Price of the visits made this month. */
  monthAmount: { group: 'money', unit: 'yuan' },
  /** The fund's part of it. */
  fundShare: { group: 'money', unit: 'percent' },
  settledAmount: { group: 'money', unit: 'yuan' },
  unsettledAmount: { group: 'money', unit: 'yuan' },
} as const satisfies Record<string, PanelFigureDefinition>;

export type PanelFigureKey = keyof typeof panelFigures;
export const panelFigureKeys = Object.keys(panelFigures) as PanelFigureKey[];

/** The figures as they were computed; null where there is nothing to divide by. */
export type PanelValues = Record<PanelFigureKey, number | null>;

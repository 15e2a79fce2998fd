/** Limits of applications and visits; all are our own. In minutes unless stated otherwise. */

/** Maximum number of days in advance for which a visit can be planned. */
export const PLAN_DAYS_AHEAD = 90;
export const PLAN_MINUTES_MIN = 5;
export const PLAN_MINUTES_MAX = 720;
/** Maximum number of catalog items per visit. */
export const ITEMS_MAX = 20;
/** A sign-in is accepted this long before the planned start. */
export const SIGN_IN_EARLY_MIN = 60;
/** A sign-in counts as on time until this long after the planned start (electronic visit verification: 10–15). */
export const ON_TIME_MIN = 10;
/** Default of the accepted lateness, for a service type without a policy. */
export const LATE_MAX_MIN = 10;
/** Minimum interval between two reminders of an attendant about the same visit. */
export const REMIND_AGAIN_MIN = 5;
/** A visit without a sign-in counts as missed this long after the planned end. */
export const MISSED_AFTER_MIN = 30;
/** A visit without a sign-out counts as overdue this long after the planned end. */
export const OVERDUE_AFTER_MIN = 30;
/** A visit without a sign-out is closed this long after the planned end. */
export const AUTO_CLOSE_AFTER_MIN = 240;
/** A cancellation less than this long before the start counts as late. */
export const LATE_CANCEL_MIN = 120;
/** Minimum interval between two visits of an attendant. */
export const TRAVEL_GAP_MIN = 15;
/** Planned minutes per month that long-term care insurance covers: 25 h. */
export const LTCI_MONTHLY_MINUTES = 25 * 60;
/** Maximum hours for which an offline handset can hold back a sign; older ones are refused. */
export const REPLAY_HOURS_MAX = 72;
/** Maximum inaccuracy in meters that is deducted in the caregiver's favor. A handset can report any inaccuracy. */
export const ACCURACY_FORGIVEN_MAX_M = 200;

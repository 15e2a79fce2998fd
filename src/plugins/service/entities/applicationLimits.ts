/** Limits of applications and visits; all ours. Minutes unless told. */

/** Days ahead for which a visit may be planned. */
export const PLAN_DAYS_AHEAD = 90;
export const PLAN_MINUTES_MIN = 5;
export const PLAN_MINUTES_MAX = 720;
/** Catalogue items one visit may hold. */
export const ITEMS_MAX = 20;
/** How early before the planned beginning a sign-in may come. */
export const SIGN_IN_EARLY_MIN = 60;
/** A sign-in counts as on time up to so long after the planned beginning (electronic visit verification: 10–15). */
export const ON_TIME_MIN = 10;
/** Lateness that a service type without a policy allows. */
export const LATE_MAX_MIN = 10;
/** An attendant is reminded of the same visit again only so long after the last time. */
export const REMIND_AGAIN_MIN = 5;
/** After the planned end: a visit without sign-in is missed. */
export const MISSED_AFTER_MIN = 30;
/** After the planned end: a visit without sign-out is overdue. */
export const OVERDUE_AFTER_MIN = 30;
/** After the planned end: a visit without sign-out is closed. */
export const AUTO_CLOSE_AFTER_MIN = 240;
/** A cancellation so shortly before the beginning is a late one. */
export const LATE_CANCEL_MIN = 120;
/** What an attendant needs between two visits. */
export const TRAVEL_GAP_MIN = 15;
/** Planned minutes a month that long-term care insurance pays for: 25 h. */
export const LTCI_MONTHLY_MINUTES = 25 * 60;
/** Hours for which a handset without a network may keep a sign before it is believed no more. */
export const REPLAY_HOURS_MAX = 72;
/** Metres that the accuracy which a handset claims for its position may count in the caregiver's favour: it can claim any. */
export const ACCURACY_FORGIVEN_MAX_M = 200;

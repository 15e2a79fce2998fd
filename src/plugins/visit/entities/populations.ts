import { addDays } from '../../../../contract/moment';

/** States of a follow-up that is not made yet. */
const OPEN = ['planned', 'missed'];
/** Days that recent follow-ups cover. */
const RECENT_DAYS = 30;

/** Returns the filter of open follow-ups planned for the current day. */
export const dueToday = (today: string) => ({ status: OPEN, planDate: { from: today, to: today } });

/** Returns the filter of open follow-ups whose planned day has passed. */
export const overdue = (today: string) => ({ status: OPEN, planDate: { to: addDays(today, -1) } });

/** Returns the filter of open follow-ups that are due or overdue. */
export const dueOrOverdue = (today: string) => ({ status: OPEN, planDate: { to: today } });

/** Filter of follow-ups whose findings require action. */
export const actionPending = { status: 'followUp' } as const;

/** Returns the filter of recently made follow-ups. */
export const recentVisits = (today: string) => ({ visitTime: { from: addDays(today, 1 - RECENT_DAYS), to: today } });

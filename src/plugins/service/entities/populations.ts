import { addDays } from '../../../../contract/moment';
import { type ApplicationState, applicationStates } from './applicationStates';
import type { SignStatus } from './signStatus';

/** Inclusive days. */
interface Days {
  from: string;
  to: string;
}

const dropped: readonly ApplicationState[] = ['rejected', 'cancelled'];
/** States of applications that lead to a visit, also before somebody is sent. */
const visitStates = applicationStates.filter((state) => !dropped.includes(state));

/** Visits planned for these days; rejected and cancelled applications are none. */
export const visitsPlanned = (planStart: Days) => ({ planStart, status: visitStates });

/** Visits of any day that nobody is sent to. */
export const unassigned = { status: ['applied', 'accepted'] } as const;

/** Visits of any day with a sign status, on which somebody has still to act. */
export const waitingSigns = (statuses: readonly SignStatus[]) => ({ waiting: true, signStatus: [...statuses] });

/** Days for which a certificate that is about to end is pointed out beforehand. */
export const EXPIRING_DAYS = 30;

/** Passed attendants one of whose certificates ends within some days; what has ended is not about to end. */
export const certsExpiring = (today: string, days = EXPIRING_DAYS) => ({
  status: 'passed',
  certExpire: { from: today, to: addDays(today, days) },
});

/** Passed attendants one of whose certificates has ended. */
export const certsExpired = (today: string) => ({ status: 'passed', certExpire: { to: addDays(today, -1) } });

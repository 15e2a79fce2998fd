import { addDays } from '../../../../contract/moment';
import { type ApplicationState, applicationStates } from './applications/applicationStates';
import type { SignStatus } from './signs/signStatus';

/** Inclusive days. */
export interface Days {
  from: string;
  to: string;
}

const withdrawnStates: readonly ApplicationState[] = ['rejected', 'cancelled'];
/** States of applications that lead to a visit, including those before the assignment. */
export const visitStates = applicationStates.filter((state) => !withdrawnStates.includes(state));

/** Returns the filter of visits planned for these days, without rejected and canceled applications. */
export const visitsPlanned = (planStart: Days) => ({ planStart, status: visitStates });

/** Returns the filter of visits with a sign status that still require action, on any day. */
export const waitingSigns = (statuses: readonly SignStatus[]) => ({ waiting: true, signStatus: [...statuses] });

/** Days before the expiry of a certificate from which it is reported. */
export const EXPIRING_DAYS = 30;

/** Returns the filter of passed attendants with a certificate that expires soon, without already expired ones. */
export const certsExpiring = (today: string) => ({
  status: 'passed',
  certExpire: { from: today, to: addDays(today, EXPIRING_DAYS) },
});

/** Returns the filter of passed attendants with an expired certificate. */
export const certsExpired = (today: string) => ({ status: 'passed', certExpire: { to: addDays(today, -1) } });

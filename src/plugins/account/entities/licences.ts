import { addDays } from '../../../../contract/moment';

/** Days before the expiry of a license from which it is reported. */
export const EXPIRING_DAYS = 30;

/** Returns the filter of passed doctors whose license expires soon, without already expired ones. */
export const expiringLicensesFilter = (today: string) => ({
  status: 'passed',
  licenseExpire: { from: today, to: addDays(today, EXPIRING_DAYS) },
});

/** Returns the filter of passed doctors with an expired license. */
export const expiredLicensesFilter = (today: string) => ({
  status: 'passed',
  licenseExpire: { to: addDays(today, -1) },
});

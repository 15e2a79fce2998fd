import { addDays } from '../../../../contract/moment';

/** Days for which a licence that is about to end is pointed out beforehand. */
export const EXPIRING_DAYS = 30;

/** Passed doctors whose licence ends soon; the one that has ended is not about to end. */
export const licencesExpiring = (today: string) => ({
  status: 'passed',
  licenseExpire: { from: today, to: addDays(today, EXPIRING_DAYS) },
});

/** Passed doctors whose licence has ended. */
export const licencesExpired = (today: string) => ({ status: 'passed', licenseExpire: { to: addDays(today, -1) } });

import { addDays } from '../../../../contract/moment';

/** Days before the end of a membership from which it is reported. */
const RENEWAL_DAYS = 30;

/** Returns the filter of accounts whose membership ends soon. */
export const renewalFilter = (today: string) => ({
  status: 'normal',
  vipExpire: { from: today, to: addDays(today, RENEWAL_DAYS) },
});

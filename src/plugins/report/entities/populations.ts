import { toIsoMoment } from '../../../../contract/moment';
import { WAITING_STATUSES } from './reportCodes';

/** Filter of reports that await the conclusion of a doctor. */
export const waitingFilter = { status: [...WAITING_STATUSES] };

/** Returns the filter of overdue critical reports. */
export const lateFilter = () => ({ ...waitingFilter, dueTime: { to: toIsoMoment(Date.now()) } });

import { addDays, DAY_MS, dayAt, HOUR_MS } from '../../../../contract/moment';
import { applyDueTransitions, type Job } from '../../../../server/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import { missVisit } from '../entities/returnVisitTransitions';
import { MISSED_AFTER_DAYS } from '../entities/visitCodes';
import { eraseExpiredRecordings } from './eraseExpiredRecordings';

/** Scheduled jobs of the section: missed follow-ups, and recordings whose retention period has ended. */
export const visitJobs: readonly Job[] = [
  {
    name: 'returnVisit.miss',
    intervalMs: HOUR_MS,
    run: (context, now, signal) =>
      applyDueTransitions({
        context,
        entity: returnVisit,
        operation: 'missVisit',
        transition: missVisit,
        narrowQuery: (query) => query.where('planDate', '<', addDays(dayAt(now), -MISSED_AFTER_DAYS)),
        signal,
      }),
  },
  { name: 'recordingCall.forget', intervalMs: DAY_MS, run: eraseExpiredRecordings },
];

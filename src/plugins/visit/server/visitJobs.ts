import { addDays, DAY_MS, dayAt, HOUR_MS } from '../../../../contract/moment';
import { type Job, moveDue } from '../../../../server/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import { visitMissed } from '../entities/returnVisitTransitions';
import { MISSED_AFTER_DAYS } from '../entities/visitCodes';
import { forgetRecordings } from './forgetRecordings';

/** Scheduled jobs of the section: missed follow-ups, and recordings whose retention period has ended. */
export const visitJobs: readonly Job[] = [
  {
    name: 'returnVisit.miss',
    everyMs: HOUR_MS,
    run: (context, now, signal) =>
      moveDue({
        context,
        entity: returnVisit,
        operation: 'missVisit',
        transition: visitMissed,
        narrow: (query) => query.where('planDate', '<', addDays(dayAt(now), -MISSED_AFTER_DAYS)),
        signal,
      }),
  },
  { name: 'recordingCall.forget', everyMs: DAY_MS, run: forgetRecordings },
];

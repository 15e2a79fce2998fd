import { addDays, DAY_MS, dayAt, HOUR_MS } from '../../../../contract/moment';
import { type Job, moveDue } from '../../../../server/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import { visitMissed } from '../entities/returnVisitTransitions';
import { MISSED_AFTER_DAYS } from '../entities/visitCodes';
import { forgetRecordings } from './forgetRecordings';

/** What time does in the section: follow-ups nobody made, recordings whose time is over. */
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

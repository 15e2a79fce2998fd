import { MINUTE_MS } from '../../../../../contract/moment';
import { type Context, type Job, moveDue } from '../../../../../server/plugin-api';
import { AUTO_CLOSE_AFTER_MIN, MISSED_AFTER_MIN } from '../../entities/applicationLimits';
import { serviceApplication } from '../../entities/serviceApplication';
import { serviceApplicationJobs } from '../../entities/serviceApplicationTransitions';
import { nightlyRisk } from '../risk/nightlyRisk';
import { refreshRecentFigures } from './figures';

const EVERY_MINUTE = MINUTE_MS;
const EVERY_NIGHT = 24 * 60 * MINUTE_MS;

/** Scheduled jobs for applications: missed visits, missing sign-outs, risk rules, and figures that become outdated. */
export const applicationJobs: readonly Job[] = [
  {
    name: 'serviceApplication.expire',
    everyMs: EVERY_MINUTE,
    run: (context, now, signal) =>
      moveEnded({ context, name: 'expire', due: now - MISSED_AFTER_MIN * MINUTE_MS, signal }),
  },
  {
    name: 'serviceApplication.autoClose',
    everyMs: EVERY_MINUTE,
    run: (context, now, signal) =>
      moveEnded({ context, name: 'autoClose', due: now - AUTO_CLOSE_AFTER_MIN * MINUTE_MS, signal }),
  },
  {
    // Runs before the figures, which count its results.
    name: 'serviceApplication.risk',
    everyMs: EVERY_NIGHT,
    run: (context, now, signal) => nightlyRisk({ context, now, signal }),
  },
  {
    name: 'serviceApplication.figures',
    everyMs: EVERY_NIGHT,
    run: ({ database }, now) => refreshRecentFigures(database, now),
  },
];

interface EndedMove {
  context: Context;
  name: keyof typeof serviceApplicationJobs;
  /** Processes applications whose planned end is before this time. */
  due: number;
  signal: AbortSignal;
}

function moveEnded({ context, name, due, signal }: EndedMove): Promise<number> {
  return moveDue({
    context,
    entity: serviceApplication,
    operation: name,
    transition: serviceApplicationJobs[name],
    narrow: (query) => query.where('planStart', '<', due).where('planEnd', '<=', due),
    signal,
  });
}

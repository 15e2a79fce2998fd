import { MINUTE_MS } from '../../../../../contract/moment';
import { applyDueTransitions, type Context, type Job } from '../../../../../server/plugin-api';
import { AUTO_CLOSE_AFTER_MIN, MISSED_AFTER_MIN } from '../../entities/applications/applicationLimits';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { serviceApplicationJobs } from '../../entities/applications/serviceApplicationTransitions';
import { reevaluateRisks } from '../risk/reevaluateRisks';
import { refreshRecentFigures } from './figures';

const EVERY_MINUTE = MINUTE_MS;
const EVERY_NIGHT = 24 * 60 * MINUTE_MS;

/** Scheduled jobs for applications: missed visits, missing sign-outs, risk rules, and figures that become outdated. */
export const applicationJobs: readonly Job[] = [
  {
    name: 'serviceApplication.expire',
    intervalMs: EVERY_MINUTE,
    run: (context, now, signal) =>
      runDueTransition({ context, name: 'expire', due: now - MISSED_AFTER_MIN * MINUTE_MS, signal }),
  },
  {
    name: 'serviceApplication.autoClose',
    intervalMs: EVERY_MINUTE,
    run: (context, now, signal) =>
      runDueTransition({ context, name: 'autoClose', due: now - AUTO_CLOSE_AFTER_MIN * MINUTE_MS, signal }),
  },
  {
    // Runs before the figures, which count its results.
    name: 'serviceApplication.risk',
    intervalMs: EVERY_NIGHT,
    run: (context, now, signal) => reevaluateRisks({ context, now, signal }),
  },
  {
    name: 'serviceApplication.figures',
    intervalMs: EVERY_NIGHT,
    run: ({ database }, now) => refreshRecentFigures(database, now),
  },
];

interface DueTransition {
  context: Context;
  name: keyof typeof serviceApplicationJobs;
  /** Processes applications whose planned end is before this time. */
  due: number;
  signal: AbortSignal;
}

function runDueTransition({ context, name, due, signal }: DueTransition): Promise<number> {
  return applyDueTransitions({
    context,
    entity: serviceApplication,
    operation: name,
    transition: serviceApplicationJobs[name],
    narrowQuery: (query) => query.where('planStart', '<', due).where('planEnd', '<=', due),
    signal,
  });
}

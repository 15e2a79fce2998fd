import { endInterrupted, type Job } from '../../../../../server/plugin-api';
import { serviceInput } from '../../entities/serviceInput';

const HALF_A_MINUTE_MS = 30_000;

/** Scheduled jobs for imports. */
export const inputJobs: readonly Job[] = [
  {
    name: 'serviceInput.endInterrupted',
    everyMs: HALF_A_MINUTE_MS,
    recovers: true,
    run: (context, now) => endInterrupted(context, serviceInput, now),
  },
];

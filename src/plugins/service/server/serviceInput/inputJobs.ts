import type { Job } from '../../../../../server/plugin-api';
import { failInterruptedTasks } from '../../../../../server/plugin-api/builtin';
import { serviceInput } from '../../entities/serviceInput';

const INTERRUPTED_CHECK_MS = 30_000;

/** Scheduled jobs for imports. */
export const inputJobs: readonly Job[] = [
  {
    name: 'serviceInput.endInterrupted',
    intervalMs: INTERRUPTED_CHECK_MS,
    isRecovery: true,
    run: (context, now) => failInterruptedTasks(context, serviceInput, now),
  },
];

import { HOUR_MS } from '../../contract/moment';
import type { Job } from '../jobs/jobs';
import { sweepFiles } from './sweepFiles';

/** The job that removes files and contents that nothing uses. */
export const SWEEP_FILES = 'sweepFiles';

/** What the server does by itself with files. */
export const fileJobs: readonly Job[] = [{ name: SWEEP_FILES, everyMs: HOUR_MS, run: sweepFiles }];

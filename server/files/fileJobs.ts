import type { Job } from '../jobs/jobs';
import { sweepFiles } from './sweepFiles';

const HOUR_MS = 3_600_000;

/** What the server does by itself with files. */
export const fileJobs: readonly Job[] = [{ name: 'sweepFiles', everyMs: HOUR_MS, run: sweepFiles }];

import { HOUR_MS } from '../../contract/moment';
import type { Job } from '../jobs/jobs';
import { sweepFiles } from './sweepFiles';

/** What the server does by itself with files. */
export const fileJobs: readonly Job[] = [{ name: 'sweepFiles', everyMs: HOUR_MS, run: sweepFiles }];

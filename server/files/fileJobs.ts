import { HOUR_MS } from '../../contract/moment';
import type { Job } from '../jobs/jobs';
import { sweepFiles } from './sweepFiles';

/** The job that deletes unused files and contents. */
export const SWEEP_FILES = 'sweepFiles';

/** Scheduled jobs for files. */
export const fileJobs: readonly Job[] = [{ name: SWEEP_FILES, intervalMs: HOUR_MS, run: sweepFiles }];

import { definePort, type Queries } from '../../../../server/plugin-api';
import type { AverageBeat } from '../entities/beatMarks';
import type { StoredCloud } from '../entities/lorenzReads';
import type { StoredNight } from '../entities/sleepReads';
import type { Recording } from './ecgFile';

/** Signals that reports do not store, because they can be made whenever somebody reads them; `undefined` for other reports. */
export interface UnstoredReports {
  recordingOf(queries: Queries, ecgId: number): Promise<Recording | undefined>;
  averageBeatOf(queries: Queries, ecgId: number): Promise<AverageBeat | undefined>;
  cloudOf(queries: Queries, lorenzId: number): Promise<StoredCloud | undefined>;
  nightOf(queries: Queries, sleepId: number): Promise<StoredNight | undefined>;
}

/** Whoever has such signals answers: demo data does. */
export const unstoredReports = definePort<UnstoredReports>('report.unstoredReports');

import { definePort, type Queries } from '../../../../server/plugin-api';
import type { AverageBeat } from '../entities/beatMarks';
import type { StoredCloud } from '../entities/lorenzReads';
import type { StoredNight } from '../entities/sleepReads';
import type { RecordingToWrite } from './waveforms/ecgFile';

/** A provider of report signals that are generated on read instead of being stored; `undefined` for other reports. */
export interface GeneratedReports {
  recordingOf(queries: Queries, ecgId: number): Promise<RecordingToWrite | undefined>;
  averageBeatOf(queries: Queries, ecgId: number): Promise<AverageBeat | undefined>;
  cloudOf(queries: Queries, lorenzId: number): Promise<StoredCloud | undefined>;
  nightOf(queries: Queries, sleepId: number): Promise<StoredNight | undefined>;
}

/** Port for providers of generated signals, such as demo data. */
export const generatedReports = definePort<GeneratedReports>('report.unstoredReports');

import type { Recording } from '../../sections/report/ecgFile';
import { demoEcg, demoEcgBeats, MICROVOLTS_PER_UNIT } from '../signals/demoEcg';
import { demoSignalOf } from './demoSignal';

/** Samples a second of invented recordings. */
export const DEMO_HZ = 250;

/** The recording of an invented report. */
export function drawnRecording(stored: unknown): Recording | undefined {
  const signal = demoSignalOf(stored);
  if (!signal) return undefined;
  const { wearer, date, fromSec = 0, seconds = 0 } = signal;
  const stretch = { wearer, date, fromSec, seconds, hz: DEMO_HZ };
  return {
    hz: DEMO_HZ,
    microvoltsPerUnit: MICROVOLTS_PER_UNIT,
    sampleCount: seconds * DEMO_HZ,
    samples: demoEcg(stretch),
    beats: () => demoEcgBeats(stretch),
  };
}

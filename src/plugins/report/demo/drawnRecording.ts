import { type DemoSignal, demoEcg, demoEcgBeats, MICROVOLTS_PER_UNIT } from '../../record/demo';
import type { Recording } from '../server/ecgFile';

/** Samples a second of invented recordings. */
export const DEMO_HZ = 250;

/** The recording of an invented report. */
export function drawnRecording({ wearer, date, fromSec = 0, seconds = 0 }: DemoSignal): Recording {
  const stretch = { wearer, date, fromSec, seconds, hz: DEMO_HZ };
  return {
    hz: DEMO_HZ,
    microvoltsPerUnit: MICROVOLTS_PER_UNIT,
    sampleCount: seconds * DEMO_HZ,
    samples: demoEcg(stretch),
    beats: () => demoEcgBeats(stretch),
  };
}

import { type DemoSignal, demoEcg, MICROVOLTS_PER_UNIT } from '../../record/demo';
import { EcgAnalyzer } from '../server/ecg/EcgAnalyzer';
import type { EcgAnalysis } from '../server/ecg/summarizeEcg';
import { UNITS_PER_MV } from '../server/measuredReports';
import type { RecordingToWrite } from '../server/waveforms/ecgFile';

/** Samples a second of demo recordings. */
export const DEMO_HZ = 250;

/** Generates the recording of a demo report, with its analysis as for any other recording. */
export function generatedRecording({ wearer, date, fromSec = 0, seconds = 0 }: DemoSignal): RecordingToWrite & {
  analysis: EcgAnalysis;
} {
  const samples = [...demoEcg({ wearer, date, fromSec, seconds, hz: DEMO_HZ })];
  const analyzer = new EcgAnalyzer({ hz: DEMO_HZ, unitsPerMv: UNITS_PER_MV });
  for (const piece of samples) analyzer.push(piece);
  const analysis = analyzer.end();
  return {
    hz: DEMO_HZ,
    microvoltsPerUnit: MICROVOLTS_PER_UNIT,
    sampleCount: seconds * DEMO_HZ,
    samples,
    beats: () => analysis.beats,
    analysis,
  };
}

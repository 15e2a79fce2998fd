import { dayAt } from '../../../../contract/moment';
import { type Context, type EcgAnalysis, EcgAnalyzer, type WireRecord } from '../../../../server/plugin-api';
import { signalScales } from '../../record/entities/raw';
import { type KnownWearer, openPacket, type PacketThere } from '../../record/server/public';
import { keepWaveform } from './keepWaveform';
import { measuredEcg, measuredLorenz, UNITS_PER_MV } from './measuredReports';
import { recordedSamples } from './recordedSamples';
import type { RecordingPlan } from './recordingPlan';

interface RecordingToAnalyze {
  plan: RecordingPlan<PacketThere>;
  wearer: KnownWearer;
  /** Whether the type of the device is one whose recordings are plotted. */
  isPlotted: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** Keeps a recording and answers what its reports say; no plot of who has a pacemaker, nor of too few hours. */
export async function analyzeRecording(
  context: Context,
  { plan, wearer, isPlotted, now }: RecordingToAnalyze,
): Promise<{ ecgValues: WireRecord; lorenzValues: WireRecord | undefined }> {
  const { hz, begin, sampleCount } = plan;
  const analyzer = new EcgAnalyzer({ hz, unitsPerMv: UNITS_PER_MV });
  const open = (packet: PacketThere) => openPacket(context.files, packet);
  let analysis: EcgAnalysis | undefined;
  const recording = {
    hz,
    microvoltsPerUnit: signalScales.ecg.step,
    sampleCount,
    samples: recordedSamples({ plan, analyzer, open }),
    beats: () => {
      analysis = analyzer.end();
      return analysis.beats;
    },
  };
  const waveform = await keepWaveform(context, recording, now);
  if (!analysis) throw new Error('a recording was kept before it was analysed');
  const isPaced = wearer.wearerOn(dayAt(begin)).pacemaker;
  const plot = isPlotted && !isPaced ? measuredLorenz(analysis, { begin, hz }) : undefined;
  return {
    ecgValues: { ...measuredEcg(analysis), hz, ...waveform },
    lorenzValues: plot && { ...plot.values, lorenzTypeId: await lorenzTypeOf(context, plot.shape) },
  };
}

async function lorenzTypeOf({ database }: Context, code: string): Promise<number | null> {
  const row = await database.whole.read
    .selectFrom('lorenzType')
    .select('id')
    .where('code', '=', code)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  return row ? row.id : null;
}

import { dayAt } from '../../../../contract/moment';
import type { Context, WireRecord } from '../../../../server/plugin-api';
import { signalScales } from '../../record/entities/raw';
import { type KnownWearer, openPacket, type PacketThere } from '../../record/server/public';
import { AnalysisThread } from './AnalysisThread';
import { analyzedFile } from './analyzedFile';
import { keepWaveform } from './keepWaveform';
import type { AnalyzedRecording } from './RecordingAnalysis';
import { recordedSamples } from './recordedSamples';
import type { RecordingPlan } from './recordingPlan';

interface RecordingOfWearer {
  plan: RecordingPlan<PacketThere>;
  wearer: KnownWearer;
  /** Whether recordings of this device type are plotted. */
  isPlotted: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** A process analyzes one recording at a time (`acceptRecording`). */
const thread = new AnalysisThread();

/**
 * Stores a recording and returns the fields of its reports. There is no plot for wearers with a pacemaker, or for too few
 * hours.
 */
export async function analyzeRecording(
  context: Context,
  { plan, wearer, isPlotted, now }: RecordingOfWearer,
): Promise<{ ecgValues: WireRecord; lorenzValues: WireRecord | undefined }> {
  const { hz, begin, sampleCount } = plan;
  const isPaced = wearer.wearerOn(dayAt(begin)).pacemaker;
  let analyzed: AnalyzedRecording | undefined;
  const content = analyzedFile({
    thread,
    hz,
    sampleCount,
    microvoltsPerUnit: signalScales.ecg.step,
    begin,
    isPlotted: isPlotted && !isPaced,
    pieces: recordedSamples(plan, (packet) => openPacket(context.files, packet)),
    onAnalyzed: (found) => {
      analyzed = found;
    },
  });
  const waveform = await keepWaveform(context, content, now);
  if (!analyzed) throw new Error('a recording was kept before it was analysed');
  const { ecgValues, plot } = analyzed;
  return {
    ecgValues: { ...ecgValues, hz, ...waveform },
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

import { dayAt } from '../../../../../contract/moment';
import type { Context, WireRecord } from '../../../../../server/plugin-api';
import { signalScales } from '../../../record/entities/kinds/raw';
import { type AvailablePacket, openPacket, type WearerProfile } from '../../../record/server/public';
import { recordedSamples } from '../recordings/recordedSamples';
import type { RecordingPlan } from '../recordings/recordingPlan';
import { storeWaveform } from '../waveforms/storeWaveform';
import { AnalysisThread } from './AnalysisThread';
import { analyzedFile } from './analyzedFile';
import type { AnalyzedRecording } from './RecordingAnalysis';

interface RecordingOfWearer {
  plan: RecordingPlan<AvailablePacket>;
  wearer: WearerProfile;
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
    chunks: recordedSamples(plan, (packet) => openPacket(context.files, packet)),
    onAnalyzed: (found) => {
      analyzed = found;
    },
  });
  const waveform = await storeWaveform(context, content, now);
  if (!analyzed) throw new Error('a recording was kept before it was analysed');
  const { ecgValues, plot } = analyzed;
  return {
    ecgValues: { ...ecgValues, hz, ...waveform },
    lorenzValues: plot && { ...plot.values, lorenzTypeId: await lorenzTypeOf(context, plot.shape) },
  };
}

async function lorenzTypeOf({ database }: Context, code: string): Promise<number | null> {
  const row = await database.unscoped.read
    .selectFrom('lorenzType')
    .select('id')
    .where('code', '=', code)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  return row ? row.id : null;
}

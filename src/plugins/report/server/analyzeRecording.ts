import { dayAt } from '../../../../contract/moment';
import { bytesOfSamples, type Context, type WireRecord } from '../../../../server/plugin-api';
import { signalScales } from '../../record/entities/raw';
import { type KnownWearer, openPacket, type PacketThere } from '../../record/server/public';
import { AnalysisThread } from './AnalysisThread';
import { ecgHeader } from './ecgFile';
import { keepWaveform } from './keepWaveform';
import type { AnalyzedRecording } from './RecordingAnalysis';
import { recordedSamples } from './recordedSamples';
import type { RecordingPlan } from './recordingPlan';

interface RecordingOfWearer {
  plan: RecordingPlan<PacketThere>;
  wearer: KnownWearer;
  /** Whether the type of the device is one whose recordings are plotted. */
  isPlotted: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** A process analyses one recording at a time (`acceptRecording`). */
const thread = new AnalysisThread();

/** Keeps a recording and answers what its reports say; no plot of who has a pacemaker, nor of too few hours. */
export async function analyzeRecording(
  context: Context,
  { plan, wearer, isPlotted, now }: RecordingOfWearer,
): Promise<{ ecgValues: WireRecord; lorenzValues: WireRecord | undefined }> {
  const { hz, begin, sampleCount } = plan;
  const isPaced = wearer.wearerOn(dayAt(begin)).pacemaker;
  const head = { hz, sampleCount, microvoltsPerUnit: signalScales.ecg.step };
  let analyzed: AnalyzedRecording | undefined;
  const waveform = await keepWaveform(context, content(), now);
  if (!analyzed) throw new Error('a recording was kept before it was analysed');
  const { ecgValues, plot } = analyzed;
  return {
    ecgValues: { ...ecgValues, hz, ...waveform },
    lorenzValues: plot && { ...plot.values, lorenzTypeId: await lorenzTypeOf(context, plot.shape) },
  };

  async function* content(): AsyncGenerator<Buffer> {
    yield ecgHeader(head);
    await thread.begin({ hz, sampleCount, begin, isPlotted: isPlotted && !isPaced });
    for await (const { samples, isLost } of recordedSamples(plan, (packet) => openPacket(context.files, packet))) {
      const bytes = bytesOfSamples(samples);
      await thread.take(samples, isLost);
      yield bytes;
    }
    analyzed = await thread.end();
    for (const { buffer, byteOffset, byteLength } of analyzed.index) yield Buffer.from(buffer, byteOffset, byteLength);
  }
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

import { encodeInt16LE } from '../../../../../server/plugin-api/builtin';
import type { RecordedChunk } from '../recordings/recordedSamples';
import { ecgHeader, type RecordingHead } from '../waveforms/ecgFile';
import type { AnalysisThread } from './AnalysisThread';
import type { AnalyzedRecording } from './RecordingAnalysis';

export interface RecordingToFile extends RecordingHead {
  thread: AnalysisThread;
  /** Milliseconds since 1970. */
  begin: number;
  isPlotted: boolean;
  chunks: AsyncIterable<RecordedChunk> | Iterable<RecordedChunk>;
  /** Called with the analysis before the last bytes. */
  onAnalyzed: (analyzed: AnalyzedRecording) => void;
}

/** Streams the file of a recording, while the thread analyzes it. */
export async function* analyzedFile(recording: RecordingToFile): AsyncGenerator<Buffer> {
  const { thread, hz, sampleCount, begin, isPlotted, chunks, onAnalyzed } = recording;
  yield ecgHeader(recording);
  await thread.begin({ hz, sampleCount, begin, isPlotted });
  for await (const { samples, isLost } of chunks) {
    const bytes = encodeInt16LE(samples);
    await thread.addSamples(samples, isLost);
    yield bytes;
  }
  const analyzed = await thread.end();
  onAnalyzed(analyzed);
  for (const { buffer, byteOffset, byteLength } of analyzed.index) yield Buffer.from(buffer, byteOffset, byteLength);
}

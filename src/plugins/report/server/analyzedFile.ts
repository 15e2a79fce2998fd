import { bytesOfSamples } from '../../../../server/plugin-api';
import type { AnalysisThread } from './AnalysisThread';
import { ecgHeader, type RecordingHead } from './ecgFile';
import type { AnalyzedRecording } from './RecordingAnalysis';
import type { RecordedPiece } from './recordedSamples';

export interface RecordingToFile extends RecordingHead {
  thread: AnalysisThread;
  /** Milliseconds since 1970. */
  begin: number;
  isPlotted: boolean;
  pieces: AsyncIterable<RecordedPiece> | Iterable<RecordedPiece>;
  /** Called with the analysis before the last bytes. */
  onAnalyzed: (analyzed: AnalyzedRecording) => void;
}

/** Streams the file of a recording, while the thread analyzes it. */
export async function* analyzedFile(recording: RecordingToFile): AsyncGenerator<Buffer> {
  const { thread, hz, sampleCount, begin, isPlotted, pieces, onAnalyzed } = recording;
  yield ecgHeader(recording);
  await thread.begin({ hz, sampleCount, begin, isPlotted });
  for await (const { samples, isLost } of pieces) {
    const bytes = bytesOfSamples(samples);
    await thread.take(samples, isLost);
    yield bytes;
  }
  const analyzed = await thread.end();
  onAnalyzed(analyzed);
  for (const { buffer, byteOffset, byteLength } of analyzed.index) yield Buffer.from(buffer, byteOffset, byteLength);
}

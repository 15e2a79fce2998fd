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
  /** Told what the analysis says, before the last bytes. */
  onAnalyzed: (analyzed: AnalyzedRecording) => void;
}

/** The file of a recording, which the thread analyses while it is written. */
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

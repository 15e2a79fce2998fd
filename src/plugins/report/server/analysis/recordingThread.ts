import { parentPort } from 'node:worker_threads';
import { type AnalyzedRecording, RecordingAnalysis, type RecordingToAnalyze } from './RecordingAnalysis';

/** Messages to the analysis thread; each is answered by a {@link FromThread}. */
export type ToThread =
  | { kind: 'begin'; recording: RecordingToAnalyze }
  | { kind: 'take'; samples: Int16Array; isLost: boolean }
  | { kind: 'end' };

export type FromThread = { analyzed?: AnalyzedRecording } | { failure: Error };

let analysis: RecordingAnalysis | undefined;

parentPort?.on('message', (message: ToThread) => {
  const analyzed = tryHandleMessage(message);
  const transferred = 'analyzed' in analyzed ? (analyzed.analyzed?.index ?? []) : [];
  parentPort?.postMessage(
    analyzed,
    transferred.map(({ buffer }) => buffer),
  );
});

function tryHandleMessage(message: ToThread): FromThread {
  try {
    return { analyzed: handleMessage(message) };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

function handleMessage(message: ToThread): AnalyzedRecording | undefined {
  if (message.kind === 'begin') analysis = new RecordingAnalysis(message.recording);
  if (!analysis) throw new Error('samples before their recording');
  if (message.kind === 'take') analysis.addSamples(message.samples, message.isLost);
  return message.kind === 'end' ? analysis.end() : undefined;
}

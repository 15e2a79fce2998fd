import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../../server/plugin-api';
import type { AnalyzedRecording, RecordingToAnalyze } from './RecordingAnalysis';
import type { FromThread, ToThread } from './recordingThread';

/**
 * Analyses recordings in a thread of its own, one at a time: that of a day takes seconds, in which the process goes on answering.
 * The thread begins with the first recording and ends with the process; after a failure the next recording gets a new one.
 */
export class AnalysisThread {
  #worker: Worker | undefined;

  /** Begins a recording; whatever the one before left is forgotten. */
  async begin(recording: RecordingToAnalyze): Promise<void> {
    await this.#ask({ kind: 'begin', recording });
  }

  /** Hands samples over, which cannot be used here any more. Waits until they are read, so that no more are in memory than need be. */
  async take(samples: Int16Array<ArrayBuffer>, isLost: boolean): Promise<void> {
    await this.#ask({ kind: 'take', samples, isLost }, [samples.buffer]);
  }

  async end(): Promise<AnalyzedRecording> {
    const analyzed = await this.#ask({ kind: 'end' });
    if (!analyzed) throw new Error('a recording ended without an analysis');
    return analyzed;
  }

  #ask(message: ToThread, moved: readonly ArrayBuffer[] = []): Promise<AnalyzedRecording | undefined> {
    const worker = this.#running();
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        worker.off('message', answered).off('error', broken).off('exit', gone);
        // An idle thread keeps no process alive.
        worker.unref();
        act();
      };
      const answered = (answer: FromThread) =>
        settle(() => ('failure' in answer ? reject(answer.failure) : resolve(answer.analyzed)));
      const broken = (error: Error) => settle(() => reject(error));
      const gone = () => settle(() => reject(new Error('the thread that analyses recordings has ended')));
      worker.on('message', answered).on('error', broken).on('exit', gone);
      worker.ref();
      worker.postMessage(message, moved);
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = startThread(new URL('./recordingThread.ts', import.meta.url));
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}

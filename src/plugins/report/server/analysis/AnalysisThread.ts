import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../../../server/plugin-api/builtin';
import type { AnalyzedRecording, RecordingToAnalyze } from './RecordingAnalysis';
import type { FromThread, ToThread } from './recordingThread';

/**
 * Analyzes recordings in a worker thread, one at a time. The recording of a day takes seconds, during which the process must
 * stay responsive. The thread starts with the first recording and ends with the process. After a failure, the next recording
 * starts a new thread.
 */
export class AnalysisThread {
  #worker: Worker | undefined;

  /** Starts a recording and discards all state of the previous one. */
  async begin(recording: RecordingToAnalyze): Promise<void> {
    await this.#ask({ kind: 'begin', recording });
  }

  /**
   * Transfers samples to the thread, after which they are unusable here. Waits until the thread has read them, which limits
   * memory (back pressure).
   */
  async addSamples(samples: Int16Array<ArrayBuffer>, isLost: boolean): Promise<void> {
    await this.#ask({ kind: 'take', samples, isLost }, [samples.buffer]);
  }

  async end(): Promise<AnalyzedRecording> {
    const analyzed = await this.#ask({ kind: 'end' });
    if (!analyzed) throw new Error('a recording ended without an analysis');
    return analyzed;
  }

  #ask(message: ToThread, transferred: readonly ArrayBuffer[] = []): Promise<AnalyzedRecording | undefined> {
    const worker = this.#running();
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        worker.off('message', answered).off('error', broken).off('exit', exited);
        // An idle thread must not keep the process alive.
        worker.unref();
        act();
      };
      const answered = (answer: FromThread) =>
        settle(() => ('failure' in answer ? reject(answer.failure) : resolve(answer.analyzed)));
      const broken = (error: Error) => settle(() => reject(error));
      const exited = () => settle(() => reject(new Error('the thread that analyses recordings has ended')));
      worker.on('message', answered).on('error', broken).on('exit', exited);
      worker.ref();
      worker.postMessage(message, transferred);
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

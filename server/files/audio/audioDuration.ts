import { startThread } from '../../threads/startThread';
import { WorkLimitExceeded, WorkThread } from '../../threads/WorkThread';
import type { AudioWork } from './audioThread';

/** Memory limit of the thread, in megabytes. */
const MEMORY_LIMIT_MB = 256;

const thread = new WorkThread<AudioWork, number | undefined>(
  () =>
    startThread(new URL('./audioThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    }),
  { msMax: 20_000, idleMs: 60_000 },
);

/**
 * Returns the duration of a recording in seconds, determined in a worker thread. Returns `undefined` for a video, or if the
 * file cannot be read within the limits of time, memory and bytes.
 * @throws the reason of `signal` when it aborts
 */
export async function audioDuration({ mime, path }: AudioWork, signal?: AbortSignal): Promise<number | undefined> {
  try {
    return await thread.run({ mime, path }, signal);
  } catch (error) {
    if (error instanceof WorkLimitExceeded) return undefined;
    throw error;
  }
}

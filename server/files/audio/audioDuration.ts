import { startThread } from '../../threads/startThread';
import { WorkThread, WorkTooLong } from '../../threads/WorkThread';
import type { AudioWork } from './audioThread';

/** Memory of the thread, in megabytes. */
const MEGABYTES = 256;

const thread = new WorkThread<AudioWork, number | undefined>(
  () =>
    startThread(new URL('./audioThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    }),
  { msMax: 20_000, idleMs: 60_000 },
);

/**
 * Seconds that a recording lasts, found out in a thread of its own; `undefined` when it cannot be read within the bounds of time,
 * memory and bytes, or is a film.
 * @throws the reason of `signal` once that is aborted
 */
export async function audioDuration({ mime, path }: AudioWork, signal?: AbortSignal): Promise<number | undefined> {
  try {
    return await thread.run({ mime, path }, signal);
  } catch (error) {
    if (error instanceof WorkTooLong) return undefined;
    throw error;
  }
}

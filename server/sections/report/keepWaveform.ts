import { Readable } from 'node:stream';
import type { FileStore } from '../../files/FileStore';
import { ecgFile, type Recording } from './ecgFile';

/** Bytes of the longest recording: a week at 500 samples a second, with its levels and beats. */
const RECORDING_BYTES_MAX = 1_000_000_000;

/** Puts a recording into the file store, a piece at a time; answers what its report notes of it. */
export async function keepWaveform(
  files: FileStore,
  recording: Recording,
): Promise<{ waveformSha256: string; waveformBytes: number }> {
  const received = await files.receive(Readable.from(ecgFile(recording)), RECORDING_BYTES_MAX, 'ecg');
  try {
    await files.keep(received);
  } catch (error) {
    await received.discard();
    throw error;
  }
  return { waveformSha256: received.sha256, waveformBytes: received.bytes };
}

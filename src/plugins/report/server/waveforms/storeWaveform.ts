import { Readable } from 'node:stream';
import { announceContent, type Services } from '../../../../../server/plugin-api/builtin';

/** Maximum bytes of a recording: a week at 500 samples a second, with its levels and beats. */
const RECORDING_BYTES_MAX = 1_000_000_000;

/**
 * Streams a recording into the file store and returns the fields that its report stores about it. Without a report, the file
 * is deleted a day later.
 * @param now milliseconds since 1970
 */
export async function storeWaveform(
  services: Pick<Services, 'database' | 'files'>,
  content: AsyncIterable<Buffer>,
  now: number,
): Promise<{ waveformSha256: string; waveformBytes: number }> {
  const { files } = services;
  const received = await files.receive(Readable.from(content), RECORDING_BYTES_MAX, 'ecg');
  try {
    await announceContent(services, received.sha256, now);
    await files.persist(received);
  } catch (error) {
    await received.discard();
    throw error;
  }
  return { waveformSha256: received.sha256, waveformBytes: received.bytes };
}

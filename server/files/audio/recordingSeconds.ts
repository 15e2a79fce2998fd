import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseStream } from 'music-metadata';
import { amrDuration } from './amrDuration';

/**
 * Seconds that a recording lasts; `undefined` when it cannot be read, or is a film. Reads the file once from its beginning, so that
 * a parser that is sent in circles comes to an end.
 */
export async function recordingSeconds(mime: string, path: string): Promise<number | undefined> {
  if (mime === 'audio/amr') return amrDuration(path);
  const { size } = await stat(path);
  const content = createReadStream(path);
  try {
    const { format } = await parseStream(content, { mimeType: mime, size }, { duration: true, skipCovers: true });
    return format.hasVideo ? undefined : format.duration;
  } catch {
    // Whatever the parser stumbles over, it is no recording we can play.
    return undefined;
  } finally {
    content.destroy();
  }
}

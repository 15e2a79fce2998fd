import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseStream } from 'music-metadata';
import { amrDuration } from './amrDuration';

/**
 * Returns the duration of a recording in seconds; `undefined` for a video or an unreadable file. It reads the file once from
 * the beginning, so that a crafted file cannot make the parser loop.
 */
export async function recordingSeconds(mime: string, path: string): Promise<number | undefined> {
  if (mime === 'audio/amr') return amrDuration(path);
  const { size } = await stat(path);
  const content = createReadStream(path);
  try {
    const { format } = await parseStream(content, { mimeType: mime, size }, { duration: true, skipCovers: true });
    return format.hasVideo ? undefined : format.duration;
  } catch {
    // A file that the parser cannot read cannot be played.
    return undefined;
  } finally {
    content.destroy();
  }
}

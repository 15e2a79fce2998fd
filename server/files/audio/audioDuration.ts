import { amrDuration } from './amrDuration';

/** Seconds that a recording lasts; `undefined` when it cannot be read, or is a film. */
export async function audioDuration(mime: string, path: string): Promise<number | undefined> {
  if (mime === 'audio/amr') return amrDuration(path);
  const { parseFile } = await import('music-metadata');
  const format = await parseFile(path, { duration: true, skipCovers: true }).then(
    ({ format }) => format,
    // Whatever the parser stumbles over, it is no recording we can play.
    () => undefined,
  );
  if (!format || format.hasVideo) return undefined;
  return format.duration;
}

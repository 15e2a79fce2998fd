import { cleanJpeg } from './cleanJpeg';
import { cleanPng } from './cleanPng';
import { cleanWebp } from './cleanWebp';

/** A picture without what was written about it: place, time, camera, texts. */
export interface CleanImage {
  content: Buffer;
  /** As it is shown, in pixels. */
  width: number;
  height: number;
}

const cleaners: Readonly<Record<string, (content: Buffer) => CleanImage | undefined>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * Takes out of a picture everything but the picture, its colours and which way up it is shown. No pixel is touched.
 * @returns `undefined` when it is not a whole picture of that type
 */
export function cleanImage(mime: string, content: Buffer): CleanImage | undefined {
  try {
    return cleaners[mime]?.(content);
  } catch (error) {
    // A length in the file points behind its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

import { cleanJpeg } from './cleanJpeg';
import { cleanPng } from './cleanPng';
import { cleanWebp } from './cleanWebp';

/** A picture without metadata: location, time, camera, texts. */
export interface CleanImage {
  content: Buffer;
  /** Displayed size in pixels. */
  width: number;
  height: number;
}

const cleaners: Readonly<Record<string, (content: Buffer) => CleanImage | undefined>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * Removes everything from a picture except the image, its colors and its orientation. It does not re-encode.
 * @returns `undefined` if it is not a complete picture of that type
 */
export function cleanImage(mime: string, content: Buffer): CleanImage | undefined {
  try {
    return cleaners[mime]?.(content);
  } catch (error) {
    // A length in the file points beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

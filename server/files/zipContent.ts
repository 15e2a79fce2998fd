import { PassThrough, type Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

/** Returns the bytes of a zip that is being written, at the speed of their reader. The stream fails when the zip does. */
export function zipContent(zip: ZipFile): Readable {
  const content = new PassThrough();
  zip.on('error', (error: Error) => content.destroy(error));
  return zip.outputStream.pipe(content);
}

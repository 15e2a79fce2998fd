import { Readable } from 'node:stream';
import { MEBIBYTE, uploadRules } from '../../contract/calls/files';
import { Rejection } from '../call/failures';
import type { Context } from '../operations/context';
import { type InspectedFile, inspectFile } from './inspectFile';

/**
 * Receives a picture from within a call, without its metadata. The caller keeps or discards it.
 * @throws {Rejection} at `field` if it is not an acceptable picture
 */
export async function receiveImage({ files }: Context, content: Buffer, field: string): Promise<InspectedFile> {
  const rule = uploadRules.signImage;
  if (content.length > rule.bytesMax) {
    throw new Rejection([{ field, code: 'fileTooLarge', params: { max: rule.bytesMax / MEBIBYTE } }]);
  }
  const received = await files.receive(Readable.from([content]), rule.bytesMax);
  try {
    return await inspectFile(received, rule, { files });
  } catch (error) {
    await received.discard();
    if (!(error instanceof Rejection)) throw error;
    throw new Rejection(error.problems.map((problem) => ({ ...problem, field })));
  }
}

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { IMAGE_SIDE_MAX, IMAGE_SIDE_MIN, type UploadRule } from '../../contract/calls/files';
import type { ProblemCode } from '../../contract/problems';
import { decodeTable } from '../../contract/table/decodeTable';
import { Rejection } from '../call/failures';
import { audioDuration } from './audio/audioDuration';
import { clearAudioMetadata } from './audio/audioMetadata';
import type { FileStore, ReceivedFile } from './FileStore';
import { cleanImage } from './image/cleanImage';

/** The detected properties of uploaded content. */
export interface InspectedFile {
  /** The content to keep, without the metadata of a picture or recording. */
  received: ReceivedFile;
  mime: string;
  width: number | null;
  height: number | null;
  durationSec: number | null;
}

/**
 * Detects the type of an upload from its content alone, and rejects what the rule does not allow.
 * @throws {Rejection} at the field `file`
 */
export function inspectFile(
  received: ReceivedFile,
  rule: UploadRule,
  store: InspectionContext,
): Promise<InspectedFile> {
  if (received.bytes === 0) throw fileRejection('fileEmpty');
  return inspectors[rule.content](received, rule, store);
}

export interface InspectionContext {
  files: FileStore;
  /** Aborts the analysis of a recording when the client has disconnected. */
  signal?: AbortSignal;
}

type Inspector = (received: ReceivedFile, rule: UploadRule, store: InspectionContext) => Promise<InspectedFile>;

const NO_MEDIA_INFO = { width: null, height: null, durationSec: null };

const inspectors: Readonly<Record<UploadRule['content'], Inspector>> = {
  async image(received, rule, { files }) {
    const mime = await mimeOf(received);
    if (!mime || !rule.mimes.includes(mime)) throw fileRejection('notAnImage');
    const image = cleanImage(mime, await readFile(received.path));
    if (!image) throw fileRejection('imageBroken');
    const { content, width, height } = image;
    if (Math.min(width, height) < IMAGE_SIDE_MIN || Math.max(width, height) > IMAGE_SIDE_MAX) {
      throw fileRejection('imageSide', { min: IMAGE_SIDE_MIN, max: IMAGE_SIDE_MAX });
    }
    const cleaned = await files.receive(Readable.from([content]), content.length);
    await received.discard();
    return { ...NO_MEDIA_INFO, received: cleaned, mime, width, height };
  },

  async audio(received, rule, { files, signal }) {
    const mime = await mimeOf(received);
    if (!mime || !rule.mimes.includes(mime)) throw fileRejection('notAudio');
    const seconds = await audioDuration({ mime, path: received.path }, signal);
    if (seconds === undefined) throw fileRejection('notAudio');
    const durationSec = Math.round(seconds * 10) / 10;
    if (!(await clearAudioMetadata(mime, received.path))) return { ...NO_MEDIA_INFO, received, mime, durationSec };
    const cleaned = await files.receive(createReadStream(received.path), received.bytes);
    await received.discard();
    return { ...NO_MEDIA_INFO, received: cleaned, mime, durationSec };
  },

  async csv(received) {
    if (decodeTable(await readFile(received.path)) === undefined) throw fileRejection('notCsv');
    return { ...NO_MEDIA_INFO, received, mime: 'text/csv' };
  },
};

/** MIME types by the usual file extension of the detected format. Recordings of phones are MP4 files without video. */
const MIMES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  '3gp': 'audio/mp4',
  wav: 'audio/wav',
  amr: 'audio/amr',
};

async function mimeOf({ path }: ReceivedFile): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(path);
  return type && (MIMES[type.ext] ?? type.mime);
}

function fileRejection(code: ProblemCode, params?: Record<string, number>): Rejection {
  return new Rejection([{ field: 'file', code, params }]);
}

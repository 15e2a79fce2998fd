/** Rules of uploads, and ids of stored files. The server enforces the rules; the console checks them before sending. */

/** The kinds of uploads (spec §7): the CSV of services, pictures, and recorded calls. */
export const uploadKinds = ['serviceInput', 'image', 'signImage', 'visitImage', 'callRecord'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** The limits of a kind of upload. */
export interface UploadRule {
  content: 'image' | 'audio' | 'csv';
  /** Content types as the server detects them, never as the client declares them. */
  mimes: readonly string[];
  bytesMax: number;
}

/** Bytes of a mebibyte, which users know as a megabyte. */
export const MEBIBYTE = 1_048_576;
const IMAGE: UploadRule = {
  content: 'image',
  mimes: ['image/jpeg', 'image/png', 'image/webp'],
  bytesMax: 5 * MEBIBYTE,
};
const AUDIO: UploadRule = {
  content: 'audio',
  mimes: ['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/amr'],
  bytesMax: 50 * MEBIBYTE,
};
const CSV: UploadRule = { content: 'csv', mimes: ['text/csv'], bytesMax: 5 * MEBIBYTE };

export const uploadRules: Readonly<Record<UploadKind, UploadRule>> = {
  serviceInput: CSV,
  image: IMAGE,
  signImage: IMAGE,
  visitImage: IMAGE,
  callRecord: AUDIO,
};

/** Maximum size of an upload of any kind, in bytes. */
export const UPLOAD_BYTES_MAX = Math.max(...Object.values(uploadRules).map(({ bytesMax }) => bytesMax));
/** Minimum and maximum pixels of a picture's side. */
export const IMAGE_SIDE_MIN = 200;
export const IMAGE_SIDE_MAX = 8_000;
/** Maximum length of a stored file name. */
export const FILE_NAME_MAX = 200;
/** Milliseconds after which the server deletes a file that no record uses. */
export const UNUSED_FILE_MS = 24 * 3_600_000;

/** Format of the id of a stored file. */
export const FILE_ID = /^[A-Za-z0-9_-]{22}$/;

/** Returns whether a text is the id of a stored file: 128 random bits. External pictures have an address instead. */
export function isFileId(text: string): boolean {
  return FILE_ID.test(text);
}

const FILE_URL = '/api/selectContent.file.open?fileId=';

/** Returns the address of a stored file's content, which requires a session. */
export function fileUrl(fileId: string): string {
  return `${FILE_URL}${fileId}`;
}

/** Returns the id of the stored file at an address. */
export function fileIdOfUrl(url: string): string | undefined {
  const id = url.startsWith(FILE_URL) ? url.slice(FILE_URL.length) : '';
  return isFileId(id) ? id : undefined;
}

/** Returns the ids of stored files that pictures in sanitized HTML show. */
export function fileIdsInHtml(html: string): string[] {
  const sources = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, source = '']) => source);
  return sources.flatMap((source) => fileIdOfUrl(source) ?? []);
}

/** Answer of `upload.file.open`. */
export interface StoredFile {
  fileId: string;
  /** Address of the file's content. */
  url: string;
  name: string;
  bytes: number;
  mime: string;
  sha256: string;
  width?: number;
  height?: number;
  durationSec?: number;
}

/** What may be uploaded, and how a stored file is named; the server checks it, the console says it before sending. */

/** The uploads there are (spec §7): the CSV of services, pictures, and recorded calls. */
export const uploadKinds = ['serviceInput', 'image', 'signImage', 'visitImage', 'callRecord'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** What a kind of upload may hold. */
export interface UploadRule {
  content: 'image' | 'audio' | 'csv';
  /** Content types as the server recognises them, never as the client names them. */
  mimes: readonly string[];
  bytesMax: number;
}

/** Bytes of what people call a megabyte of a file. */
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

/** Largest upload of any kind, in bytes. */
export const UPLOAD_BYTES_MAX = Math.max(...Object.values(uploadRules).map(({ bytesMax }) => bytesMax));
/** Least and most pixels of a picture's side. */
export const IMAGE_SIDE_MIN = 200;
export const IMAGE_SIDE_MAX = 8_000;
/** Characters kept of a file's name. */
export const FILE_NAME_MAX = 200;
/** Milliseconds for which a file that no record uses is kept. */
export const UNUSED_FILE_MS = 24 * 3_600_000;

/** Tells whether a text names a stored file: 128 random bits. Pictures that came from elsewhere have an address instead. */
export function isFileId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

const FILE_URL = '/api/selectContent.file.open?fileId=';

/** Address of a stored file's content, which asks for a session. */
export function fileUrl(fileId: string): string {
  return `${FILE_URL}${fileId}`;
}

/** The stored file that an address leads to. */
export function fileIdOfUrl(url: string): string | undefined {
  const id = url.startsWith(FILE_URL) ? url.slice(FILE_URL.length) : '';
  return isFileId(id) ? id : undefined;
}

/** The stored files that pictures in cleaned HTML show. */
export function fileIdsInHtml(html: string): string[] {
  const sources = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, source = '']) => source);
  return sources.flatMap((source) => fileIdOfUrl(source) ?? []);
}

/** Answer of `upload.file.open`. */
export interface StoredFile {
  fileId: string;
  /** Address of its content. */
  url: string;
  name: string;
  bytes: number;
  mime: string;
  sha256: string;
  width?: number;
  height?: number;
  durationSec?: number;
}

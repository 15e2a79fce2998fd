import { FILE_NAME_MAX, uploadKinds } from '../../../../contract/calls/files';
import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, decimal, integer, reference, text } from '../../../../contract/fields';

const size = { min: 0, max: Number.MAX_SAFE_INTEGER, readOnly: true } as const;
const fileId = { max: 22, pattern: /^[A-Za-z0-9_-]{22}$/ } as const;

/** Metadata of an uploaded file. The upload creates it, and it is deleted when no record has used it for a day. */
export const file = defineEntity({
  name: 'file',
  section: 'system',
  personal: false,
  titleField: 'fileId',
  fields: {
    /** The value in picture fields. */
    fileId: text({ ...fileId, required: true, unique: true, readOnly: true, list: true }),
    kind: choice(uploadKinds, { required: true, readOnly: true, list: true, filter: true }),
    /** File name on the uploader's machine; can contain a person's name. */
    name: text({ max: FILE_NAME_MAX, required: true, readOnly: true, mask: 'text' }),
    /** Detected from the content. */
    mime: text({ max: 50, required: true, readOnly: true, list: true, filter: true }),
    bytes: integer({ ...size, required: true }),
    /** Checksum of the stored content in hexadecimal. */
    sha256: text({ max: 64, required: true, readOnly: true }),
    width: integer(size),
    height: integer(size),
    durationSec: decimal({ min: 0, max: 1_000_000, scale: 1, readOnly: true }),
    /** Missing for files from calls without an administrator (photos of a caregiver's visit). */
    uploaderId: reference('admin', { readOnly: true, weak: true, list: true, filter: true }),
    /** Since when no record has used it; empty while in use. */
    unusedSince: dateTime({ readOnly: true, list: true, filter: true }),
  },
  sort: [['createTime', 'desc']],
  rowScope: { owner: 'uploaderId' },
  deletion: { kind: 'never' },
  // Deduplicates uploads: the same content from the same person is one file.
  uniqueTogether: [['sha256', 'uploaderId']],
  reads: {
    /** The raw bytes, without an envelope. Supports `Range`. */
    selectContent: { input: { fileId: text({ ...fileId, required: true }) }, answer: 'record' },
  },
});
export type FileRecord = EntityRecord<typeof file>;

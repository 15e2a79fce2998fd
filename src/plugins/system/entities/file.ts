import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, decimal, integer, reference, text } from '../../../../contract/fields';
import { FILE_NAME_MAX, uploadKinds } from '../../../../contract/files';

const size = { min: 0, max: Number.MAX_SAFE_INTEGER, set: 'server' } as const;
const fileId = { max: 22, pattern: /^[A-Za-z0-9_-]{22}$/ } as const;

/** What is known of an uploaded file. Uploading makes it, and it goes when no record has used it for a day. */
export const file = defineEntity({
  name: 'file',
  section: 'system',
  personal: false,
  represent: 'fileId',
  fields: {
    /** What picture fields hold. */
    fileId: text({ ...fileId, required: true, unique: true, set: 'server', list: true }),
    kind: choice(uploadKinds, { required: true, set: 'server', list: true, filter: true }),
    /** As the uploader's machine called it; may name a person. */
    name: text({ max: FILE_NAME_MAX, required: true, set: 'server', mask: 'text' }),
    /** Recognised by the content. */
    mime: text({ max: 50, required: true, set: 'server', list: true, filter: true }),
    bytes: integer({ ...size, required: true }),
    /** Of the content as it is stored, in hexadecimal digits. */
    sha256: text({ max: 64, required: true, set: 'server' }),
    width: integer(size),
    height: integer(size),
    durationSec: decimal({ min: 0, max: 1_000_000, scale: 1, set: 'server' }),
    /** Missing for what came with a call of no administrator (photos of a caregiver's visit). */
    uploaderId: reference('admin', { set: 'server', weak: true, list: true, filter: true }),
    /** Since when no record uses it; empty while one does. */
    unusedSince: dateTime({ set: 'server', list: true, filter: true }),
  },
  sort: [['createTime', 'desc']],
  belongs: { owner: 'uploaderId' },
  removal: { kind: 'never' },
  // The same content of the same person is one file.
  uniqueTogether: [['sha256', 'uploaderId']],
  reads: {
    /** The bytes, not an envelope; with `Range` a part of them. */
    selectContent: { input: { fileId: text({ ...fileId, required: true }) }, answer: 'record' },
  },
});
export type FileRecord = EntityRecord<typeof file>;

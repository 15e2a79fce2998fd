import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation/validation';
import { Rejection, type WireRecord } from '../../../../../server/plugin-api';
import { requireValid } from '../../../../../server/plugin-api/builtin';
import { caregiverCalls, pictureFacts, pictureLimits, type SignInput } from '../../entities/signs/caregiverCalls';
import type { SignEnd } from '../../entities/signs/caregiverTransitions';
import { parseBase64 } from './base64';

/** A picture as an app sends it. */
export interface SentPicture {
  /** Its path in the body, for error messages: `photos.0`. */
  field: string;
  content: Buffer;
  /** When it was taken by the handset's clock, in milliseconds since 1970. */
  takenTime: number | null;
  fromAlbum: boolean;
}

/** A sign as it was sent, after format validation. */
export interface SentSign {
  input: SignInput;
  photos: SentPicture[];
  servicePhotos: SentPicture[];
  signature: SentPicture[];
}

type PictureField = 'photos' | 'servicePhotos' | 'signature';

/**
 * Parses the body of a sign.
 * @throws {Rejection} with every format error
 */
export function readSign(end: SignEnd, body: WireRecord): SentSign {
  const { photos, servicePhotos, signature, ...signFields } = body;
  const submitted = { photos, servicePhotos, signature: signature == null ? undefined : [signature] };
  const limits: Partial<Record<PictureField, number>> = pictureLimits[end];
  const problems: Problem[] = [];
  const parsed = parseFields(caregiverCalls[end], signFields);
  if (!parsed.ok) problems.push(...parsed.problems);
  const pictures = (field: PictureField) => {
    const read = readPictures(submitted[field], { field, max: limits[field] });
    problems.push(...read.problems);
    return read.pictures;
  };
  const sent = {
    photos: pictures('photos'),
    servicePhotos: pictures('servicePhotos'),
    signature: pictures('signature'),
  };
  if (problems.length > 0) throw new Rejection(problems);
  return { input: requireValid(parsed), ...sent };
}

function readPictures(
  value: unknown,
  { field, max }: { field: PictureField; max: number | undefined },
): { pictures: SentPicture[]; problems: Problem[] } {
  const refusedPictures = (...problems: Problem[]) => ({ pictures: [], problems });
  if (value === undefined || value === null) return refusedPictures();
  if (max === undefined) return refusedPictures({ field, code: 'unknownField' });
  if (!Array.isArray(value)) return refusedPictures({ field, code: 'notList' });
  if (value.length > max) return refusedPictures({ field, code: 'tooManyItems', params: { max } });
  const pictures: SentPicture[] = [];
  const problems: Problem[] = [];
  for (const [position, item] of value.entries()) {
    const fieldPath = field === 'signature' ? field : `${field}.${position}`;
    const picture = readPicture(item, fieldPath);
    if ('code' in picture) problems.push(picture);
    else pictures.push(picture);
  }
  return { pictures, problems };
}

function readPicture(item: unknown, field: string): SentPicture | Problem {
  if (typeof item !== 'object' || item === null || !('content' in item)) return { field, code: 'notObject' };
  const { content, ...facts } = item;
  const base64 = typeof content === 'string' ? parseBase64(content) : undefined;
  if (base64 === undefined) return { field: `${field}.content`, code: 'notBase64' };
  // A signature is drawn, so it has no photo metadata.
  const pictureFields = field === 'signature' ? { takenTime: null, fromAlbum: false } : facts;
  const parsed = parseFields(pictureFacts, pictureFields);
  if (!parsed.ok) {
    const [first] = parsed.problems;
    return { field: `${field}.${first?.field ?? ''}`, code: first?.code ?? 'badFormat' };
  }
  const { takenTime, fromAlbum } = parsed.values;
  return {
    field,
    content: Buffer.from(base64, 'base64'),
    takenTime: takenTime === null ? null : Date.parse(takenTime),
    fromAlbum: fromAlbum === true,
  };
}

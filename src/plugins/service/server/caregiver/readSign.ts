import { plainBase64 } from '../../../../../contract/base64';
import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation';
import { accepted, Rejection, type WireRecord } from '../../../../../server/plugin-api';
import { caregiverCalls, pictureFacts, pictureLimits, type SignInput } from '../../entities/caregiverCalls';
import type { SignEnd } from '../../entities/caregiverTransitions';

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
  const { photos, servicePhotos, signature, ...rest } = body;
  const given = { photos, servicePhotos, signature: signature == null ? undefined : [signature] };
  const limits: Partial<Record<PictureField, number>> = pictureLimits[end];
  const problems: Problem[] = [];
  const parsed = parseFields(caregiverCalls[end], rest);
  if (!parsed.ok) problems.push(...parsed.problems);
  const pictures = (field: PictureField) => {
    const read = readPictures(given[field], { field, max: limits[field] });
    problems.push(...read.problems);
    return read.pictures;
  };
  const sent = {
    photos: pictures('photos'),
    servicePhotos: pictures('servicePhotos'),
    signature: pictures('signature'),
  };
  if (problems.length > 0) throw new Rejection(problems);
  return { input: accepted(parsed), ...sent };
}

function readPictures(
  value: unknown,
  { field, max }: { field: PictureField; max: number | undefined },
): { pictures: SentPicture[]; problems: Problem[] } {
  const nothing = (...problems: Problem[]) => ({ pictures: [], problems });
  if (value === undefined || value === null) return nothing();
  if (max === undefined) return nothing({ field, code: 'unknownField' });
  if (!Array.isArray(value)) return nothing({ field, code: 'notList' });
  if (value.length > max) return nothing({ field, code: 'tooManyItems', params: { max } });
  const pictures: SentPicture[] = [];
  const problems: Problem[] = [];
  for (const [position, item] of value.entries()) {
    const at = field === 'signature' ? field : `${field}.${position}`;
    const picture = readPicture(item, at);
    if ('code' in picture) problems.push(picture);
    else pictures.push(picture);
  }
  return { pictures, problems };
}

function readPicture(item: unknown, field: string): SentPicture | Problem {
  if (typeof item !== 'object' || item === null || !('content' in item)) return { field, code: 'notObject' };
  const { content, ...facts } = item;
  const base64 = typeof content === 'string' ? plainBase64(content) : undefined;
  if (base64 === undefined) return { field: `${field}.content`, code: 'notBase64' };
  // A signature is drawn, so it has no photo metadata.
  const known = field === 'signature' ? { takenTime: null, fromAlbum: false } : facts;
  const parsed = parseFields(pictureFacts, known);
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

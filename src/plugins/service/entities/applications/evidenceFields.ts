import {
  boolean,
  choice,
  decimal,
  type Fields,
  group,
  image,
  images,
  integer,
  list,
  text,
} from '../../../../../contract/fields';

/** Fields of an application: evidence that the visit took place, and its findings. */
export const evidenceFields = {
  servicePhotos: images({ max: 9, readOnly: true }),
  /** Metadata that reveals reused and old photos. */
  photoFacts: list(
    {
      slot: choice(['signIn', 'signOut', 'service'], { required: true }),
      position: integer({ min: 0, max: 8, required: true }),
      sha256: text({ max: 64, pattern: /[0-9a-f]{64}/, format: 'code', required: true }),
      /** 64-bit perceptual hash in hexadecimal digits. */
      pHash: text({ max: 16, pattern: /[0-9a-f]{16}/, format: 'code' }),
      fromAlbum: boolean({ default: false }),
      /** Seconds between taking and sending it; empty if the picture does not contain the time. */
      ageSeconds: integer({ min: 0, max: 2_000_000_000 }),
    },
    { max: 15, readOnly: true, mask: 'text' },
  ),
  serviceResult: text({ max: 1000, multiline: true, readOnly: true, mask: 'text' }),
  elderSignature: image({ readOnly: true }),
  confirmBy: choice(['elder', 'family', 'none'], { readOnly: true }),
  vitals: group(
    {
      /** mmHg. */
      bpSys: integer({ min: 40, max: 300 }),
      bpDia: integer({ min: 20, max: 200 }),
      /** Beats per minute. */
      pulse: integer({ min: 20, max: 250 }),
      /** °C. */
      temp: decimal({ min: 30, max: 45, scale: 1 }),
      /** Percent. */
      spo2: integer({ min: 50, max: 100 }),
      /** mmol/L. */
      glucose: decimal({ min: 0.5, max: 50, scale: 1 }),
    },
    { readOnly: true, mask: 'text' },
  ),
} as const satisfies Fields;

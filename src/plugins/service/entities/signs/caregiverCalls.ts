import type { InputOf } from '../../../../../contract/defineEntity';
import { boolean, choice, date, dateTime, decimal, group, integer, text } from '../../../../../contract/fields';
import { evidenceFields } from '../applications/evidenceFields';
import type { ServiceApplication } from '../applications/serviceApplication';
import { coordinateSystems } from '../places/coordinates';
import type { ServiceType } from '../serviceType';

/** Degrees and meters as satellite receivers report them, with all digits. */
const measured = (min: number, max: number) => decimal({ min, max, scale: 15, required: true });

/** How a caregiver's app verifies presence. */
const appMethods = ['gps', 'qr', 'face', 'nfc'] as const;

const sign = {
  /** The visit. */
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  /** Idempotency key that the app generates for this sign: sending the same sign again changes nothing. */
  key: text({ max: 64, pattern: /[A-Za-z0-9_-]{16,64}/, format: 'code', required: true }),
  /** When the caregiver signed, by the handset's clock. */
  time: dateTime({ required: true }),
  /** The handset's clock when it sends the request. The server derives the clock error and the waiting time from it. */
  sentTime: dateTime({ required: true }),
  method: choice(appMethods, { default: 'gps' }),
  /** Absent if the handset could not determine one. */
  position: group(
    {
      lng: measured(-180, 180),
      lat: measured(-90, 90),
      accuracyM: measured(0, 1_000_000),
      system: choice(coordinateSystems, { required: true }),
    },
    {},
  ),
  /** The position is simulated, or the handset permits simulation. */
  mock: boolean({ required: true }),
  /** Identifies the handset. */
  phoneId: text({ max: 64, required: true }),
  note: text({ max: 200 }),
} as const;

/** Range of days whose visits an app can read: those still to sign, and those to prepare for. */
export const OWN_DAYS_BACK = 7;
export const OWN_DAYS_AHEAD = 14;

/** The inputs of the calls of a caregiver's app, except pictures. */
export const caregiverCalls = {
  signIn: sign,
  signOut: {
    ...sign,
    serviceResult: text({ max: 1000, multiline: true }),
    confirmBy: evidenceFields.confirmBy,
    vitals: evidenceFields.vitals,
  },
  /** Exchanges a pairing code for the app's key. */
  pairApp: { code: text({ max: 26, required: true }) },
  /**
   * The caregiver's visits of a day. Defaults to today; at most {@link OWN_DAYS_BACK} days before and {@link
   * OWN_DAYS_AHEAD} after it.
   */
  selectOwnVisits: { date: date({}) },
} as const;

export type SignInput = InputOf<typeof caregiverCalls.signIn> & Partial<InputOf<typeof caregiverCalls.signOut>>;

/** Metadata of a picture. */
export const pictureFacts = {
  /** By the handset's clock. */
  takenTime: dateTime({}),
  /** Selected from the album instead of taken now. */
  fromAlbum: boolean({ default: false }),
} as const;

/** Maximum number of pictures of each kind; a signature is one picture. */
export const pictureLimits = {
  signIn: { photos: 3 },
  signOut: { photos: 3, servicePhotos: 9, signature: 1 },
} as const;

/** Maximum body size of a sign in bytes; it contains the pictures as Base64. */
export const SIGN_BODY_BYTES = 12 * 1_048_576;

/** A visit as the app shows it to its caregiver, with what they need to find the place and the person. */
export type OwnVisit = Pick<
  ServiceApplication,
  | 'id'
  | 'applicationNo'
  | 'elderlyName'
  | 'elderlyPhone'
  | 'serviceAddress'
  | 'serviceLng'
  | 'serviceLat'
  | 'geofenceM'
  | 'planStart'
  | 'planEnd'
  | 'itemCodes'
  | 'specialNeeds'
  | 'status'
  | 'signInTime'
  | 'signOutTime'
> & {
  serviceName: string;
  policy: Pick<
    ServiceType,
    | 'signInMaxM'
    | 'signInAction'
    | 'signOutMaxM'
    | 'signOutAction'
    | 'signInPhotos'
    | 'signOutPhotos'
    | 'albumAllowed'
    | 'needSignature'
  > | null;
};

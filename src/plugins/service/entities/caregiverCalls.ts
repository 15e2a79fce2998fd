import { coordinateSystems } from '../../../../contract/coordinates';
import type { InputOf } from '../../../../contract/defineEntity';
import { boolean, choice, date, dateTime, decimal, group, integer, text } from '../../../../contract/fields';
import { evidenceFields } from './evidenceFields';
import type { ServiceApplication } from './serviceApplication';
import type { ServiceType } from './serviceType';

/** Degrees and metres as satellites' receivers tell them, with every digit. */
const measured = (min: number, max: number) => decimal({ min, max, scale: 15, required: true });

/** How a caregiver's app proves presence. */
const appMethods = ['gps', 'qr', 'face', 'nfc'] as const;

const sign = {
  /** The visit. */
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  /** Chosen by the app for this one sign: the same sign sent again changes nothing. */
  key: text({ max: 64, pattern: /[A-Za-z0-9_-]{16,64}/, format: 'code', required: true }),
  /** When the caregiver signed, by the clock of the handset. */
  time: dateTime({ required: true }),
  /** What that clock shows as this is sent: tells how wrong it is, and how long the sign has waited. */
  sentTime: dateTime({ required: true }),
  method: choice(appMethods, { default: 'gps' }),
  /** Missing where the handset found none. */
  position: group(
    {
      lng: measured(-180, 180),
      lat: measured(-90, 90),
      accuracyM: measured(0, 1_000_000),
      system: choice(coordinateSystems, { required: true }),
    },
    {},
  ),
  /** The position was made up, or the handset lets one be. */
  mock: boolean({ required: true }),
  /** Tells one handset from another. */
  phoneId: text({ max: 64, required: true }),
  note: text({ max: 200 }),
} as const;

/** Days whose visits an app may read: what it still has to sign, and what it has to prepare for. */
export const OWN_DAYS_BACK = 7;
export const OWN_DAYS_AHEAD = 14;

/** What the calls of a caregiver's app take, besides pictures. */
export const caregiverCalls = {
  signIn: sign,
  signOut: {
    ...sign,
    serviceResult: text({ max: 1000, multiline: true }),
    confirmBy: evidenceFields.confirmBy,
    vitals: evidenceFields.vitals,
  },
  /** Gets the key of the app for the code of a pairing. */
  pairApp: { code: text({ max: 26, required: true }) },
  /** The caregiver's visits of a day, today's unless told; at most {@link OWN_DAYS_BACK} before and {@link OWN_DAYS_AHEAD} after it. */
  selectOwnVisits: { date: date({}) },
} as const;

export type SignInput = InputOf<typeof caregiverCalls.signIn> & Partial<InputOf<typeof caregiverCalls.signOut>>;

/** What is told of a picture beside its content. */
export const pictureFacts = {
  /** By the handset's clock. */
  takenTime: dateTime({}),
  /** Chosen from what was there already instead of taken now. */
  fromAlbum: boolean({ default: false }),
} as const;

/** Most pictures of each kind; a signature is one picture. */
export const pictureLimits = {
  signIn: { photos: 3 },
  signOut: { photos: 3, servicePhotos: 9, signature: 1 },
} as const;

/** Largest body of a sign, in bytes; pictures in it are Base64. */
export const SIGN_BODY_BYTES = 12 * 1_048_576;

/** A visit as the caregiver who makes it is told it, with what they need to find the place and the person. */
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

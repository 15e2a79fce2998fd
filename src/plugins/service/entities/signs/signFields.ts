import { boolean, choice, dateTime, type Fields, images, integer, text } from '../../../../../contract/fields';
import { exceptionTypes, signMethods } from '../applications/applicationStates';
import { latitude, longitude } from '../places/coordinateFields';
import { signStatusColors, signStatuses } from './signStatus';

const metres = () => integer({ min: 0, max: 20_100_000, readOnly: true });

/** Fields of an application: time, place and handset of sign-in and sign-out, and exceptions. */
export const signFields = {
  signStatus: choice(signStatuses, {
    colors: signStatusColors,
    derived: true,
    readOnly: true,
    list: true,
  }),
  signMethod: choice(signMethods, { readOnly: true, filter: true }),
  signInTime: dateTime({ readOnly: true, list: true, filter: true }),
  /** Time by the handset's clock. */
  signInPhoneTime: dateTime({ readOnly: true }),
  /** When the server received it; later if the handset was offline. */
  signInServerTime: dateTime({ readOnly: true }),
  /** Idempotency key by which a repeated sign is recognized. */
  signInKey: text({ max: 64, readOnly: true, secret: true, personal: false }),
  signInLng: longitude(),
  signInLat: latitude(),
  signInAccuracyM: metres(),
  signInDistanceM: integer({ min: 0, max: 20_100_000, readOnly: true, list: true, filter: true }),
  signInPhoneId: text({ max: 64, readOnly: true, mask: 'text', personal: { of: 'attendantId' } }),
  signInIp: text({ max: 45, readOnly: true, mask: 'text', personal: { of: 'attendantId' } }),
  /** The position is simulated, or the handset permits simulation. */
  signInMock: boolean({ readOnly: true }),
  signInPhotos: images({ max: 3, readOnly: true }),
  signInNote: text({ max: 200, readOnly: true, mask: 'text' }),
  signOutTime: dateTime({ readOnly: true, list: true }),
  signOutPhoneTime: dateTime({ readOnly: true }),
  signOutServerTime: dateTime({ readOnly: true }),
  signOutKey: text({ max: 64, readOnly: true, secret: true, personal: false }),
  signOutLng: longitude(),
  signOutLat: latitude(),
  signOutAccuracyM: metres(),
  signOutDistanceM: integer({ min: 0, max: 20_100_000, readOnly: true, filter: true }),
  signOutPhoneId: text({ max: 64, readOnly: true, mask: 'text', personal: { of: 'attendantId' } }),
  signOutIp: text({ max: 45, readOnly: true, mask: 'text', personal: { of: 'attendantId' } }),
  signOutMock: boolean({ readOnly: true }),
  signOutPhotos: images({ max: 3, readOnly: true }),
  signOutNote: text({ max: 200, readOnly: true, mask: 'text' }),
  /** When the attendant was last reminded to sign. */
  remindTime: dateTime({ readOnly: true }),
  /** The exception that an administrator marked; `none` if a mark was withdrawn. */
  exceptionType: choice(exceptionTypes, { readOnly: true }),
  exceptionNote: text({ max: 200, readOnly: true, personal: true }),
  exceptionTime: dateTime({ readOnly: true }),
  /** There was no sign-out, so the server closed the visit. */
  missedOut: boolean({ readOnly: true, default: false, filter: true }),
  /** Complete minutes from sign-in to sign-out. */
  actualMinutes: integer({ min: 0, max: 100_000, readOnly: true, list: true }),
} as const satisfies Fields;

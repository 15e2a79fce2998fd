import { boolean, choice, dateTime, type Fields, images, integer, text } from '../../../../contract/fields';
import { exceptionTypes, signMethods } from './applicationStates';
import { latitude, longitude } from './coordinateFields';
import { signStatuses } from './signStatus';

const metres = () => integer({ min: 0, max: 20_100_000, set: 'server' });

/** Fields of an application: time, place and handset of sign-in and sign-out, and exceptions. */
export const signFields = {
  signStatus: choice(signStatuses, {
    tones: {
      waiting: 'info',
      lateIn: 'warning',
      missedIn: 'danger',
      inService: 'positive',
      overdueOut: 'warning',
      missedOut: 'danger',
      done: 'positive',
    },
    derived: true,
    set: 'server',
    list: true,
  }),
  signMethod: choice(signMethods, { set: 'server', filter: true }),
  signInTime: dateTime({ set: 'server', list: true, filter: true }),
  /** Time by the handset's clock. */
  signInPhoneTime: dateTime({ set: 'server' }),
  /** When the server received it; later if the handset was offline. */
  signInServerTime: dateTime({ set: 'server' }),
  /** Idempotency key by which a repeated sign is recognized. */
  signInKey: text({ max: 64, set: 'server', secret: true, personal: false }),
  signInLng: longitude(),
  signInLat: latitude(),
  signInAccuracyM: metres(),
  signInDistanceM: integer({ min: 0, max: 20_100_000, set: 'server', list: true, filter: true }),
  signInPhoneId: text({ max: 64, set: 'server', mask: 'text', personal: { of: 'attendantId' } }),
  signInIp: text({ max: 45, set: 'server', mask: 'text', personal: { of: 'attendantId' } }),
  /** The position is simulated, or the handset permits simulation. */
  signInMock: boolean({ set: 'server' }),
  signInPhotos: images({ max: 3, set: 'server' }),
  signInNote: text({ max: 200, set: 'server', mask: 'text' }),
  signOutTime: dateTime({ set: 'server', list: true }),
  signOutPhoneTime: dateTime({ set: 'server' }),
  signOutServerTime: dateTime({ set: 'server' }),
  signOutKey: text({ max: 64, set: 'server', secret: true, personal: false }),
  signOutLng: longitude(),
  signOutLat: latitude(),
  signOutAccuracyM: metres(),
  signOutDistanceM: integer({ min: 0, max: 20_100_000, set: 'server', filter: true }),
  signOutPhoneId: text({ max: 64, set: 'server', mask: 'text', personal: { of: 'attendantId' } }),
  signOutIp: text({ max: 45, set: 'server', mask: 'text', personal: { of: 'attendantId' } }),
  signOutMock: boolean({ set: 'server' }),
  signOutPhotos: images({ max: 3, set: 'server' }),
  signOutNote: text({ max: 200, set: 'server', mask: 'text' }),
  /** When the attendant was last reminded to sign. */
  remindTime: dateTime({ set: 'server' }),
  /** The exception that an administrator marked; `none` if a mark was withdrawn. */
  exceptionType: choice(exceptionTypes, { set: 'server' }),
  exceptionNote: text({ max: 200, set: 'server', personal: true }),
  exceptionTime: dateTime({ set: 'server' }),
  /** There was no sign-out, so the server closed the visit. */
  missedOut: boolean({ set: 'server', default: false, filter: true }),
  /** Complete minutes from sign-in to sign-out. */
  actualMinutes: integer({ min: 0, max: 100_000, set: 'server', list: true }),
} as const satisfies Fields;

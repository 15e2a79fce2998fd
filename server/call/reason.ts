import { REASON_MIN } from '../../contract/constants';
import { Rejection } from './failures';

/** Checks the reason for viewing personal data; rejects one that is too short. */
export function requireReason(reason: unknown): string {
  if (typeof reason === 'string' && [...reason].length >= REASON_MIN) return reason;
  throw new Rejection([{ field: 'reason', code: 'reasonTooShort', params: { min: REASON_MIN } }]);
}

import { REASON_MIN } from '../../contract/constants';
import { Rejection } from './failures';

/** The reason for looking at personal data; refuses one too short to be one. */
export function requireReason(reason: unknown): string {
  if (typeof reason === 'string' && [...reason].length >= REASON_MIN) return reason;
  throw new Rejection([{ field: 'reason', code: 'reasonTooShort', params: { min: REASON_MIN } }]);
}

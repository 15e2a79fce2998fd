import { isDay } from '../../../../contract/moment';
import { ageOn } from './age';

/** What can be wrong with a resident ID number. */
export type ResidentIdProblem =
  | 'idDocumentLength'
  | 'idDocumentFormat'
  | 'idDocumentBirth'
  | 'idDocumentCheckDigit'
  | 'ageTooOld';

/** What a resident ID number says about its holder. */
export interface ResidentId {
  /** The 18 characters, the check character as capital X. */
  number: string;
  /** Six-digit code of the region that issued it. */
  region: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** GB/T 2261.1: 1 male, 2 female. */
  gender: '1' | '2';
}

export type ResidentIdResult = { ok: true; residentId: ResidentId } | { ok: false; code: ResidentIdProblem };

/** Nobody is taken to be older than this. */
const AGE_MAX = 130;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/**
 * Reads a resident ID number of 18 characters. The region need not be one that is in use today.
 * Source: GB 11643-1999; 15-digit numbers of the first generation are refused.
 * @param today the day against which birth and age are judged, `YYYY-MM-DD`
 */
export function parseResidentId(text: string, today: string): ResidentIdResult {
  const number = text.trim().toUpperCase();
  if (number.length !== 18) return { ok: false, code: 'idDocumentLength' };
  const parts = /^([1-9]\d{5})(\d{4})(\d{2})(\d{2})(\d{3})([\dX])$/.exec(number);
  if (!parts) return { ok: false, code: 'idDocumentFormat' };
  const [, region = '', year, month, day, sequence] = parts;
  const birthDate = `${year}-${month}-${day}`;
  if (!isDay(birthDate) || birthDate > today) return { ok: false, code: 'idDocumentBirth' };
  if (ageOn(birthDate, today) > AGE_MAX) return { ok: false, code: 'ageTooOld' };
  if (number.at(-1) !== residentIdCheckCharacter(number)) return { ok: false, code: 'idDocumentCheckDigit' };
  return { ok: true, residentId: { number, region, birthDate, gender: Number(sequence) % 2 === 1 ? '1' : '2' } };
}

/**
 * The check character that belongs to the first 17 digits (ISO 7064 MOD 11-2).
 * @throws RangeError when the text does not begin with 17 digits
 */
export function residentIdCheckCharacter(digits: string): string {
  if (!/^\d{17}/.test(digits)) throw new RangeError('A check character needs 17 digits');
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECK_CHARACTERS.charAt(sum % 11);
}

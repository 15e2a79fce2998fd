import { isDay } from '../../../../../contract/moment';
import { ageOn } from './age';

/** Problems of a resident ID number. */
export type ResidentIdProblem =
  | 'idDocumentLength'
  | 'idDocumentFormat'
  | 'idDocumentBirth'
  | 'idDocumentCheckDigit'
  | 'ageTooOld';

/** The facts about the holder in a resident ID number. */
export interface ResidentId {
  /** The 18 characters, the check character as capital X. */
  number: string;
  /** Six-digit code of the issuing region. */
  region: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** GB/T 2261.1: 1 male, 2 female. */
  gender: '1' | '2';
}

export type ResidentIdResult = { ok: true; residentId: ResidentId } | { ok: false; code: ResidentIdProblem };

/** Maximum plausible age. */
const AGE_MAX = 130;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/**
 * Parses a resident ID number of 18 characters. The region does not have to be one that still exists. Source: GB
 * 11643-1999; 15-digit numbers of the first generation are refused.
 * @param today the day that determines the age, `YYYY-MM-DD`
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
 * Returns the check character for the first 17 digits (ISO 7064 MOD 11-2).
 * @throws RangeError if the text does not begin with 17 digits
 */
export function residentIdCheckCharacter(digits: string): string {
  if (!/^\d{17}/.test(digits)) throw new RangeError('A check character needs 17 digits');
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECK_CHARACTERS.charAt(sum % 11);
}

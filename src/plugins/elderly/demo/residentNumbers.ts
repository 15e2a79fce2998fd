import type { Gender } from '../entities/gender';
import { residentIdCheckCharacter } from '../entities/residentId';

/** Two digits of a province; with `99` behind them they begin a code that GB/T 2260 gives to no county. */
const PROVINCES = ['11', '31', '12', '50', '13', '14', '15', '21', '22', '23'];
/** People of one gender whose numbers differ in the sequence alone, and counties of one province. */
const SEQUENCES = 500;
const COUNTIES = 100;

/** First person numbers of each kind, so that no two people share a resident ID number. */
export const personOffsets = { elderly: 0, attendant: 200_000, user: 250_000 } as const;

/**
 * A resident ID number with a right check character that nobody can hold, because its county does not exist
 * (GB 11643-1999). Different `person` numbers, 0–499,999, never give the same one.
 */
export function residentNumber({
  person,
  birthDate,
  gender,
}: {
  person: number;
  birthDate: string;
  gender: Gender;
}): string {
  const block = Math.floor(person / SEQUENCES);
  const region = `${PROVINCES[Math.floor(block / COUNTIES)]}99${String(block % COUNTIES).padStart(2, '0')}`;
  const sequence = String((person % SEQUENCES) * 2 + (gender === '1' ? 1 : 0)).padStart(3, '0');
  const digits = `${region}${birthDate.replaceAll('-', '')}${sequence}`;
  return digits + residentIdCheckCharacter(digits);
}

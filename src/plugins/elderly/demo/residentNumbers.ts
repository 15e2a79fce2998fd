import type { Gender } from '../entities/identity/gender';
import { residentIdCheckCharacter } from '../entities/identity/residentId';

/** The first two digits of provinces; followed by `99`, they begin a code that GB/T 2260 assigns to no county. */
const PROVINCES = ['11', '31', '12', '50', '13', '14', '15', '21', '22', '23'];
/** Number of people of one gender whose numbers differ only in the sequence, and number of counties of a province. */
const SEQUENCES = 500;
const COUNTIES = 100;

/** First person number of each kind, so that no two people share a resident ID number. */
export const personOffsets = { elderly: 0, attendant: 200_000, user: 250_000 } as const;

/**
 * Returns a resident ID number with a valid check character that no real person has, because its county does not exist
 * (GB 11643-1999). It is unique for each `person` number, 0–499,999.
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

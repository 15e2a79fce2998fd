import type { Suggestion } from '../../../../contract/fields';
import { REGION_DIGITS } from '../../../../contract/regions';

/** Number of elders at a place. */
export interface PlaceCount {
  regionCode: string;
  street: string | null;
  community: string | null;
  count: number;
}

/**
 * Returns the districts, streets and communities of the given places with their number of elders. Districts come first;
 * within each kind, those with the most elders. A street or community gets its name from the first of its places.
 */
export function regionsInUse(places: readonly PlaceCount[]): Suggestion[] {
  return REGION_DIGITS.flatMap((digits) => {
    const found = new Map<string, Suggestion & { count: number }>();
    for (const { regionCode, street, community, count } of places) {
      if (regionCode.length < digits) continue;
      const value = regionCode.slice(0, digits);
      const existing = found.get(value);
      if (existing) existing.count += count;
      else found.set(value, { value, count, ...placeLabels(digits, { street, community }) });
    }
    return [...found.values()].sort((one, other) => other.count - one.count);
  });
}

function placeLabels(
  digits: (typeof REGION_DIGITS)[number],
  { street, community }: Pick<PlaceCount, 'street' | 'community'>,
): Pick<Suggestion, 'name' | 'hint'> {
  if (digits === 6) return {};
  if (digits === 9) return street ? { name: street } : {};
  return { ...(community && { name: community }), ...(street && { hint: street }) };
}

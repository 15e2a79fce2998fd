import { type CapacityScores, capacityItemNames } from '../entities/assessment/capacity';

/** Extracts the scores from untrusted values; a value that is not a number counts as missing. */
export function capacityScores(values: unknown): CapacityScores {
  if (typeof values !== 'object' || values === null) return {};
  const known = new Map(Object.entries(values));
  return Object.fromEntries(
    capacityItemNames.flatMap((item) => {
      const score: unknown = known.get(item);
      return typeof score === 'number' ? [[item, score]] : [];
    }),
  );
}

import type { Threshold } from './thresholds';
import { defaultThresholds } from './usualThresholds';

/**
 * Combines the thresholds of a person with several conditions: the stricter limit of each side, and the shorter hold
 * time. A measure that a condition does not name has its usual thresholds there.
 */
export function combineThresholds(conditions: readonly (readonly Threshold[])[]): readonly Threshold[] {
  const [only = []] = conditions;
  if (conditions.length < 2) return only;
  const usual = defaultThresholds();
  const of = (thresholds: readonly Threshold[], measure: Threshold['measure']) =>
    thresholds.find((threshold) => threshold.measure === measure);
  const measures = new Set(conditions.flat().map(({ measure }) => measure));
  return [...measures].map((measure) =>
    conditions.flatMap((own) => of(own, measure) ?? of(usual, measure) ?? []).reduce(stricter),
  );
}

function stricter(one: Threshold, other: Threshold): Threshold {
  return {
    measure: one.measure,
    critLow: greater(one.critLow, other.critLow),
    warnLow: greater(one.warnLow, other.warnLow),
    warnHigh: lesser(one.warnHigh, other.warnHigh),
    critHigh: lesser(one.critHigh, other.critHigh),
    holdMin: lesser(one.holdMin, other.holdMin),
    critHoldMin: lesser(one.critHoldMin, other.critHoldMin),
  };
}

const greater = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
const lesser = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

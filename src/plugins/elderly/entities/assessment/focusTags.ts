import type { CapacityGrade } from './capacity';

/** Reasons why an elder needs attention. */
export const focusTags = [
  'alone',
  'emptyNest',
  'leftBehind',
  'oldest',
  'disabled',
  'severeDisability',
  'lostChild',
  'dementia',
  'fallRisk',
  'discharged',
] as const;
export type FocusTag = (typeof focusTags)[number];

/** The facts that determine the tags; `undefined` if unknown. */
export interface FocusFacts {
  age: number | undefined;
  grade: CapacityGrade | undefined;
  /** Code of elderlyLiveType. */
  liveCode: string | undefined;
  emptyNest: boolean;
  /** Codes of elderlyMunicipalType. */
  municipalCodes: readonly string[];
  dementia: boolean;
  /** Falls within 30 days. */
  falls: number;
}

/** Minimum age that counts as advanced age (高龄). */
const OLDEST_AGE = 80;
/** Minimum grade that counts as disabled (失能): moderate or worse. */
const DISABLED_GRADE = 2;

/** Factual tags: set when the fact is true, removed when it is false, and unchanged while it is unknown. */
const FACTUAL: Partial<Record<FocusTag, (facts: FocusFacts) => boolean | undefined>> = {
  alone: ({ liveCode }) => (liveCode === undefined ? undefined : liveCode === '1'),
  emptyNest: (facts) => facts.emptyNest || facts.municipalCodes.includes('KC'),
  leftBehind: (facts) => facts.municipalCodes.includes('LS'),
  oldest: ({ age }) => (age === undefined ? undefined : age >= OLDEST_AGE),
  disabled: ({ grade }) => (grade === undefined ? undefined : grade >= DISABLED_GRADE),
  severeDisability: (facts) => facts.municipalCodes.includes('CJ'),
  lostChild: (facts) => facts.municipalCodes.includes('SD'),
};

/** Tags that require human judgment: set when there is evidence, and only removed manually. */
const JUDGED: Partial<Record<FocusTag, (facts: FocusFacts) => boolean>> = {
  dementia: (facts) => facts.dementia,
  fallRisk: (facts) => facts.falls > 0,
};

/**
 * Returns the tags of an elder in their fixed order. Facts determine the factual tags; the user's choice determines the
 * others.
 */
export function focusTagsFrom(chosen: readonly FocusTag[], facts: FocusFacts): FocusTag[] {
  return focusTags.filter((tag) => FACTUAL[tag]?.(facts) ?? (chosen.includes(tag) || JUDGED[tag]?.(facts) === true));
}

/** Returns the selected tags that contradict the facts; unknown facts contradict nothing. */
export function tagsAgainstFacts(chosen: readonly FocusTag[], facts: FocusFacts): FocusTag[] {
  return chosen.filter((tag) => FACTUAL[tag]?.(facts) === false);
}

import type { CapacityGrade } from './capacity';

/** Why an elder needs attention. */
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

/** What the tags follow from; `undefined` where it is not known. */
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

/** Age from which someone counts as of advanced age (高龄). */
const OLDEST_AGE = 80;
/** Grades from which someone counts as disabled (失能): moderate and worse. */
const DISABLED_GRADE = 2;

/** Tags that are facts: set when they hold, removed when they no longer do, and left alone while nobody knows. */
const FACTUAL: Partial<Record<FocusTag, (facts: FocusFacts) => boolean | undefined>> = {
  alone: ({ liveCode }) => (liveCode === undefined ? undefined : liveCode === '1'),
  emptyNest: (facts) => facts.emptyNest || facts.municipalCodes.includes('KC'),
  leftBehind: (facts) => facts.municipalCodes.includes('LS'),
  oldest: ({ age }) => (age === undefined ? undefined : age >= OLDEST_AGE),
  disabled: ({ grade }) => (grade === undefined ? undefined : grade >= DISABLED_GRADE),
  severeDisability: (facts) => facts.municipalCodes.includes('CJ'),
  lostChild: (facts) => facts.municipalCodes.includes('SD'),
};

/** Tags that people judge: set when a sign appears, and removed only by hand. */
const JUDGED: Partial<Record<FocusTag, (facts: FocusFacts) => boolean>> = {
  dementia: (facts) => facts.dementia,
  fallRisk: (facts) => facts.falls > 0,
};

/** The tags of an elder in their fixed order: facts decide their own tags, a person's choice the others. */
export function focusTagsFrom(chosen: readonly FocusTag[], facts: FocusFacts): FocusTag[] {
  return focusTags.filter((tag) => FACTUAL[tag]?.(facts) ?? (chosen.includes(tag) || JUDGED[tag]?.(facts) === true));
}

/** Chosen tags that the facts say do not hold; unknown facts contradict nothing. */
export function tagsAgainstFacts(chosen: readonly FocusTag[], facts: FocusFacts): FocusTag[] {
  return chosen.filter((tag) => FACTUAL[tag]?.(facts) === false);
}

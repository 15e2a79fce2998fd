import type { CapacityGrade } from './capacity';
import type { FocusTag } from './focusTags';

/** High risk, key person, general. */
export const visitLevels = ['A', 'B', 'C'] as const;
export type VisitLevel = (typeof visitLevels)[number];

/** Days between two follow-ups (weekly, monthly, quarterly, as the ten ministries' guidance of 2022 is practised). */
export const visitIntervalDays: Readonly<Record<VisitLevel, number>> = { A: 7, B: 30, C: 90 };

/** National target groups of the visiting guidance: alone, empty nest, left behind, disabled, lost child. */
const TARGET_GROUPS: readonly FocusTag[] = [
  'alone',
  'emptyNest',
  'leftBehind',
  'disabled',
  'severeDisability',
  'lostChild',
];

/**
 * The level proposed for a person: A for complete loss of ability, and for who lives alone while very old,
 * disabled, demented or falling; B for the other target groups and risks; C otherwise. Staff may choose another.
 */
export function proposeVisitLevel(grade: CapacityGrade | undefined, tags: readonly FocusTag[]): VisitLevel {
  if (grade === 4) return 'A';
  const has = (tag: FocusTag) => tags.includes(tag);
  if (has('alone') && (has('oldest') || has('disabled') || has('dementia') || has('fallRisk'))) return 'A';
  const isKeyPerson = TARGET_GROUPS.some(has) || has('dementia') || has('fallRisk') || has('discharged');
  return isKeyPerson ? 'B' : 'C';
}

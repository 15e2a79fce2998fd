import type { CapacityGrade } from './capacity';
import type { FocusTag } from './focusTags';

/** High risk, key person, general. */
export const visitLevels = ['A', 'B', 'C'] as const;
export type VisitLevel = (typeof visitLevels)[number];

/**
 * Days between two follow-ups (weekly, monthly, quarterly, the common practice under the ten ministries' guidance of
 * 2022).
 */
export const visitIntervalDays: Readonly<Record<VisitLevel, number>> = { A: 7, B: 30, C: 90 };

/** Target groups of the national visiting guidance: alone, empty nest, left behind, disabled, lost child. */
const TARGET_GROUPS: readonly FocusTag[] = [
  'alone',
  'emptyNest',
  'leftBehind',
  'disabled',
  'severeDisability',
  'lostChild',
];

/**
 * Proposes a level for an elder: A for complete loss of ability, and for elders who live alone and are very old,
 * disabled, demented or falling; B for the other target groups and risks; C otherwise. Staff can select another.
 */
export function proposeVisitLevel(grade: CapacityGrade | undefined, tags: readonly FocusTag[]): VisitLevel {
  if (grade === 4) return 'A';
  const has = (tag: FocusTag) => tags.includes(tag);
  if (has('alone') && (has('oldest') || has('disabled') || has('dementia') || has('fallRisk'))) return 'A';
  const isKeyPerson = TARGET_GROUPS.some(has) || has('dementia') || has('fallRisk') || has('discharged');
  return isKeyPerson ? 'B' : 'C';
}

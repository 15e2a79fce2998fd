import type { IntegerField } from '../../../../../contract/fields';
import { integer } from '../../../../../contract/fields';

/** The four groups of the ability assessment: self-care, mobility, mental state, perception and society. */
export type CapacityGroup = 'selfCare' | 'mobility' | 'mental' | 'social';

/**
 * The 26 items of GB/T 42195-2022 by group, in the order of the standard, with the maximum score of each; 0 is the
 * worst.
 */
export const capacityGroups = {
  selfCare: {
    eating: 4,
    grooming: 4,
    bathing: 4,
    dressingUpper: 4,
    dressingLower: 4,
    bladder: 4,
    bowel: 4,
    toileting: 4,
  },
  mobility: { bedMobility: 4, transfer: 4, walking: 4, stairs: 3 },
  mental: {
    timeOrientation: 4,
    placeOrientation: 4,
    personOrientation: 4,
    memory: 4,
    comprehension: 4,
    expression: 4,
    aggression: 1,
    depression: 1,
    consciousness: 2,
  },
  social: { vision: 2, hearing: 2, dailyAffairs: 4, transport: 3, socialContact: 4 },
} as const satisfies Record<CapacityGroup, Record<string, number>>;

/** Names of the 26 items. */
export type CapacityItem = { [G in CapacityGroup]: keyof (typeof capacityGroups)[G] }[CapacityGroup];

/** Maximum score of each item. */
export const capacityItems: Readonly<Record<CapacityItem, number>> = {
  ...capacityGroups.selfCare,
  ...capacityGroups.mobility,
  ...capacityGroups.mental,
  ...capacityGroups.social,
};

/** Names of the items in the order of the standard. */
export const capacityItemNames = Object.keys(capacityItems) as CapacityItem[];

/** The items as fields, from 0 to the maximum score. */
export const capacityItemFields = Object.fromEntries(
  capacityItemNames.map((item) => [item, integer({ min: 0, max: capacityItems[item] })]),
) as Record<CapacityItem, IntegerField<false>>;

/** Grades from intact (0) to complete loss (4). */
export type CapacityGrade = 0 | 1 | 2 | 3 | 4;

/** Inclusive ranges of the total score by grade (GB/T 42195-2022). */
export const capacityBands: readonly { grade: CapacityGrade; min: number; max: number }[] = [
  { grade: 0, min: 90, max: 90 },
  { grade: 1, min: 66, max: 89 },
  { grade: 2, min: 46, max: 65 },
  { grade: 3, min: 30, max: 45 },
  { grade: 4, min: 0, max: 29 },
];

/** Reasons for a worse grade than the score implies: coma, dementia F00–F03, other mental disorder F04–F99, accidents. */
export const upgradeReasons = ['coma', 'dementia', 'mental', 'riskEvents'] as const;
export type UpgradeReason = (typeof upgradeReasons)[number];

/** Scores of a form that may be incomplete. */
export type CapacityScores = Readonly<Partial<Record<CapacityItem, number | null>>>;

/** Returns the items without a score, in the order of the standard. */
export function missingCapacityItems(scores: CapacityScores): CapacityItem[] {
  return capacityItemNames.filter((item) => typeof scores[item] !== 'number');
}

/** Returns the sum of the 26 items, 0–90; `undefined` while one is missing. */
export function capacityTotal(scores: CapacityScores): number | undefined {
  if (missingCapacityItems(scores).length > 0) return undefined;
  return sumOf(scores, capacityItemNames);
}

/** Returns the sum of one group; items without a score count as 0. */
export function capacityGroupTotal(scores: CapacityScores, group: CapacityGroup): number {
  return sumOf(scores, Object.keys(capacityGroups[group]) as CapacityItem[]);
}

/**
 * Returns the grade of a total, before any upgrade (GB/T 42195-2022).
 * @throws RangeError for a total that is not a whole number of 0–90
 */
export function gradeOfScore(total: number): CapacityGrade {
  const band = capacityBands.find(({ min, max }) => Number.isInteger(total) && total >= min && total <= max);
  if (!band) throw new RangeError(`No grade for a total of ${total}`);
  return band.grade;
}

/**
 * Returns the final grade. Coma is always grade 4. A mental disorder or repeated accidents make it one grade worse, but
 * together only by one grade, because the standard does not say that they add up (GB/T 42195-2022).
 */
export function finalGrade(total: number, reasons: readonly UpgradeReason[]): CapacityGrade {
  const grade = gradeOfScore(total);
  if (reasons.includes('coma')) return 4;
  return reasons.length > 0 ? (Math.min(grade + 1, 4) as CapacityGrade) : grade;
}

/**
 * Returns the applicable upgrade reasons: those stated, and those that follow from diagnoses and from two or more
 * accidents within 30 days (GB/T 42195-2022). If accident counts are given, they alone determine `riskEvents`.
 */
export function upgradeReasonsFrom(facts: {
  stated: readonly UpgradeReason[];
  diseases: readonly string[];
  accidents: Readonly<Record<string, number | null>> | null;
}): UpgradeReason[] {
  const holds: Record<UpgradeReason, boolean> = {
    coma: facts.stated.includes('coma'),
    dementia: facts.stated.includes('dementia') || facts.diseases.includes('dementia'),
    mental: facts.stated.includes('mental') || facts.diseases.includes('otherMental'),
    riskEvents: facts.accidents ? accidentCount(facts.accidents) >= 2 : facts.stated.includes('riskEvents'),
  };
  return upgradeReasons.filter((reason) => holds[reason]);
}

function accidentCount(accidents: Readonly<Record<string, number | null>>): number {
  return Object.values(accidents).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

function sumOf(scores: CapacityScores, items: readonly CapacityItem[]): number {
  return items.reduce((sum, item) => sum + (scores[item] ?? 0), 0);
}

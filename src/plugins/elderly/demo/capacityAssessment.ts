import type { Draw } from '../../../../server/demo/draw';
import {
  type CapacityGrade,
  type CapacityItem,
  capacityBands,
  capacityItemNames,
  capacityItems,
  type UpgradeReason,
  upgradeReasonsFrom,
} from '../entities/assessment/capacity';
import type { ChronicDisease } from '../entities/assessment/chronicDiseases';

/** An assessment whose items, accidents and reasons lead to the intended grade. */
export interface CapacityAssessment {
  items: Record<CapacityItem, number>;
  score: number;
  accidents: { fall: number; wander: number; choke: number; selfHarm: number; other: number };
  reasons: UpgradeReason[];
}

const SCORE_MAX = 90;

/**
 * Generates an assessment that results in `grade`, for an elder with these diagnoses. A diagnosis that upgrades
 * requires a grade of at least 1.
 */
export function assessmentFor({ draw, grade, diseases }: AssessmentInput): CapacityAssessment {
  const accidents = accidentsOf(draw, grade);
  const stated: UpgradeReason[] = grade === 4 && draw.chance('coma', 0.03) ? ['coma'] : [];
  const reasons = upgradeReasonsFrom({ stated, diseases, accidents });
  const band = capacityBands[baseGrade({ draw, grade, reasons })] ?? { min: 0, max: 0 };
  const score = draw.integer('score', band.min, reasons.includes('coma') ? Math.min(10, band.max) : band.max);
  return { items: spreadScore(draw, score), score, accidents, reasons };
}

interface AssessmentInput {
  draw: Draw;
  grade: CapacityGrade;
  diseases: readonly ChronicDisease[];
}

/** Returns the grade by score alone, from which the reasons lead to the intended one. */
function baseGrade({
  draw,
  grade,
  reasons,
}: {
  draw: Draw;
  grade: CapacityGrade;
  reasons: readonly UpgradeReason[];
}): number {
  if (reasons.length === 0 || reasons.includes('coma')) return grade;
  return grade === 4 && draw.chance('alreadyWorst', 0.5) ? 4 : grade - 1;
}

function accidentsOf(draw: Draw, grade: CapacityGrade) {
  const none = { fall: 0, wander: 0, choke: 0, selfHarm: 0, other: 0 };
  // Two accidents upgrade the grade, so an intact elder has at most one.
  if (grade === 0) return { ...none, fall: draw.chance('fall', 0.01) ? 1 : 0 };
  return {
    ...none,
    fall: draw.weighted('fall', [
      [0, 90],
      [1, 7],
      [2, 3],
    ]),
    wander: draw.chance('wander', 0.006) ? 1 : 0,
    choke: draw.chance('choke', grade >= 3 ? 0.02 : 0.002) ? 1 : 0,
  };
}

/** Distributes the difference to the maximum total evenly over the items until the sum is exact. */
function spreadScore(draw: Draw, total: number): Record<CapacityItem, number> {
  const scores = { ...capacityItems };
  let missing = SCORE_MAX - total;
  const share = missing / SCORE_MAX;
  for (const [index, item] of capacityItemNames.entries()) {
    const targetLoss = Math.round(capacityItems[item] * share * (0.5 + draw.unit('items', index)));
    const loss = Math.min(targetLoss, capacityItems[item], missing);
    scores[item] -= loss;
    missing -= loss;
  }
  for (let step = draw.integer('items.first', 0, capacityItemNames.length - 1); missing > 0; step++) {
    const item = capacityItemNames[step % capacityItemNames.length] as CapacityItem;
    if (scores[item] === 0) continue;
    scores[item] -= 1;
    missing -= 1;
  }
  return scores;
}

import { describe, expect, it } from 'vitest';
import {
  type CapacityGroup,
  type CapacityScores,
  capacityBands,
  capacityGroups,
  capacityGroupTotal,
  capacityItemFields,
  capacityItemNames,
  capacityItems,
  capacityTotal,
  finalGrade,
  gradeOfScore,
  missingCapacityItems,
  type UpgradeReason,
  upgradeReasonsFrom,
} from '../../../../../src/plugins/elderly/entities/assessment/capacity';

const best: CapacityScores = capacityItems;
const worst: CapacityScores = Object.fromEntries(capacityItemNames.map((item) => [item, 0]));

describe('the assessment of GB/T 42195-2022', () => {
  it('has 26 items with a best total of 90', () => {
    expect(capacityItemNames).toHaveLength(26);
    expect(capacityTotal(best)).toBe(90);
  });

  it.each([
    ['selfCare', 8, 32],
    ['mobility', 4, 15],
    ['mental', 9, 28],
    ['social', 5, 15],
  ] as const)('has in group %s %i items with a best total of %i', (group: CapacityGroup, count, total) => {
    expect(Object.keys(capacityGroups[group])).toHaveLength(count);
    expect(capacityGroupTotal(best, group)).toBe(total);
  });

  it('lets each item run from 0 to its best score', () => {
    const limits = Object.entries(capacityItemFields).map(([item, { min, max }]) => [item, min, max]);
    expect(limits).toEqual(Object.entries(capacityItems).map(([item, max]) => [item, 0, max]));
  });
});

describe('capacityTotal', () => {
  it('is 0 when every item is at its worst', () => {
    expect(capacityTotal(worst)).toBe(0);
  });

  it.each([undefined, null])('is unknown while an item is %s', (score) => {
    expect(capacityTotal({ ...best, stairs: score })).toBeUndefined();
    expect(missingCapacityItems({ ...best, stairs: score })).toEqual(['stairs']);
  });

  it('is unknown for an empty form, where every item is missing', () => {
    expect(capacityTotal({})).toBeUndefined();
    expect(missingCapacityItems({})).toHaveLength(26);
  });

  it('counts the answered items of a half-filled group', () => {
    expect(capacityGroupTotal({ bedMobility: 4, stairs: 3 }, 'mobility')).toBe(7);
  });
});

describe('gradeOfScore', () => {
  it.each([
    [90, 0],
    [89, 1],
    [66, 1],
    [65, 2],
    [46, 2],
    [45, 3],
    [30, 3],
    [29, 4],
    [0, 4],
  ])('of a score of %i is %i', (score, grade) => {
    expect(gradeOfScore(score)).toBe(grade);
  });

  it('covers every total from 0 to 90, in bands that do not overlap', () => {
    const totals = capacityBands.flatMap(({ min, max }) =>
      Array.from({ length: max - min + 1 }, (_, index) => min + index),
    );
    expect(totals.sort((a, b) => a - b)).toEqual(Array.from({ length: 91 }, (_, index) => index));
  });

  it.each([-1, 91, 45.5, Number.NaN])('rejects the score %d', (score) => {
    expect(() => gradeOfScore(score)).toThrow(RangeError);
  });
});

describe('finalGrade', () => {
  const cases: [number, UpgradeReason[], number][] = [
    [90, [], 0],
    [90, ['dementia'], 1],
    [90, ['mental'], 1],
    [90, ['riskEvents'], 1],
    [90, ['dementia', 'mental'], 1],
    [90, ['dementia', 'riskEvents'], 1],
    [70, ['dementia', 'mental', 'riskEvents'], 2],
    [45, ['riskEvents'], 4],
    [10, ['dementia', 'riskEvents'], 4],
    [90, ['coma'], 4],
    [90, ['coma', 'dementia'], 4],
  ];
  it.each(cases)('for a score of %i with %j is %i', (score, reasons, grade) => {
    expect(finalGrade(score, reasons)).toBe(grade);
  });
});

describe('upgradeReasonsFrom', () => {
  const none = { stated: [], diseases: [], accidents: null };

  it.each([
    ['dementia', 'dementia'],
    ['otherMental', 'mental'],
  ])('maps the diagnosis %s to the reason %s', (disease, reason) => {
    expect(upgradeReasonsFrom({ ...none, diseases: ['hypertension', disease] })).toEqual([reason]);
  });

  it.each([
    [{ fall: 1, wander: null }, []],
    [{ fall: 2 }, ['riskEvents']],
    [{ fall: 1, choke: 1 }, ['riskEvents']],
    [{ fall: 0 }, []],
  ])('counts the accidents of 30 days %j', (accidents, reasons) => {
    expect(upgradeReasonsFrom({ ...none, accidents })).toEqual(reasons);
  });

  it('removes a stated reason that the counts contradict', () => {
    expect(upgradeReasonsFrom({ stated: ['riskEvents', 'coma'], diseases: [], accidents: { fall: 1 } })).toEqual([
      'coma',
    ]);
  });

  it('keeps stated reasons without duplicates, in a fixed order', () => {
    const facts = { stated: ['mental', 'dementia'] as const, diseases: ['dementia'], accidents: null };
    expect(upgradeReasonsFrom(facts)).toEqual(['dementia', 'mental']);
  });
});

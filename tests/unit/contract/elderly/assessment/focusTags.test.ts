import { describe, expect, it } from 'vitest';
import {
  type FocusFacts,
  type FocusTag,
  focusTagsFrom,
} from '../../../../../src/plugins/elderly/entities/assessment/focusTags';
import {
  proposeVisitLevel,
  visitIntervalDays,
} from '../../../../../src/plugins/elderly/entities/assessment/visitLevel';

const calm: FocusFacts = {
  age: 70,
  grade: 0,
  liveCode: '3',
  emptyNest: false,
  municipalCodes: ['PT'],
  dementia: false,
  falls: 0,
};

describe('focusTagsFrom', () => {
  const cases: [Partial<FocusFacts>, FocusTag[]][] = [
    [{}, []],
    [{ liveCode: '1', emptyNest: true }, ['alone', 'emptyNest']],
    [{ emptyNest: true }, ['emptyNest']],
    [{ municipalCodes: ['KC'] }, ['emptyNest']],
    [{ municipalCodes: ['LS'] }, ['leftBehind']],
    [{ age: 79 }, []],
    [{ age: 80 }, ['oldest']],
    [{ grade: 1 }, []],
    [{ grade: 2 }, ['disabled']],
    [{ municipalCodes: ['CJ', 'SD'] }, ['severeDisability', 'lostChild']],
    [{ dementia: true }, ['dementia']],
    [{ falls: 1 }, ['fallRisk']],
  ];
  it.each(cases)('adds to %j the tags %j', (facts, tags) => {
    expect(focusTagsFrom([], { ...calm, ...facts })).toEqual(tags);
  });

  it('removes a tag whose fact no longer applies', () => {
    expect(focusTagsFrom(['alone', 'oldest', 'disabled'], calm)).toEqual([]);
  });

  it('keeps a factual tag while the fact is unknown', () => {
    const unknown = { ...calm, age: undefined, grade: undefined, liveCode: undefined };
    expect(focusTagsFrom(['alone', 'oldest', 'disabled'], unknown)).toEqual(['alone', 'oldest', 'disabled']);
  });

  it('keeps tags that people assign until they remove them', () => {
    expect(focusTagsFrom(['discharged', 'fallRisk', 'dementia'], calm)).toEqual(['dementia', 'fallRisk', 'discharged']);
  });
});

describe('proposeVisitLevel', () => {
  const cases: [0 | 1 | 2 | 3 | 4 | undefined, FocusTag[], 'A' | 'B' | 'C'][] = [
    [0, [], 'C'],
    [3, ['oldest'], 'C'],
    [4, [], 'A'],
    [undefined, [], 'C'],
    [0, ['alone'], 'B'],
    [0, ['alone', 'oldest'], 'A'],
    [2, ['alone', 'disabled'], 'A'],
    [0, ['alone', 'fallRisk'], 'A'],
    [0, ['alone', 'dementia'], 'A'],
    [0, ['emptyNest'], 'B'],
    [0, ['leftBehind'], 'B'],
    [2, ['disabled'], 'B'],
    [0, ['severeDisability'], 'B'],
    [0, ['lostChild'], 'B'],
    [0, ['dementia'], 'B'],
    [0, ['fallRisk'], 'B'],
    [0, ['discharged'], 'B'],
  ];
  it.each(cases)('for grade %s with %j is %s', (grade, tags, level) => {
    expect(proposeVisitLevel(grade, tags)).toBe(level);
  });

  it('means a follow-up every week, month or quarter', () => {
    expect(visitIntervalDays).toEqual({ A: 7, B: 30, C: 90 });
  });
});

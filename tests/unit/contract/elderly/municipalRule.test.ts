import { describe, expect, it } from 'vitest';
import { isMunicipalRule, meetsMunicipalRule } from '../../../../src/plugins/elderly/entities/municipalRule';

describe('a condition of a municipal category', () => {
  it.each([
    ['age>=80', 79, false],
    ['age>=80', 80, true],
    ['age<=65', 65, true],
    ['age<=65', 66, false],
  ])('%s is met at %i: %s', (rule, age, holds) => {
    expect(meetsMunicipalRule(rule, age)).toBe(holds);
  });

  it.each(['age>80', 'age >= 80', 'income<1000', 'age>=', ''])('rejects %j', (rule) => {
    expect(isMunicipalRule(rule)).toBe(false);
    expect(() => meetsMunicipalRule(rule, 80)).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { planEndFor } from '../../../../src/plugins/service/application/form/PlanEndInput';

const minute = 60_000;

describe('planEndFor', () => {
  it('is the standard length after the first beginning', () => {
    expect(planEndFor({ start: 0, minutes: 30 })).toBe(30 * minute);
  });

  it('moves with the beginning and keeps a length that was typed', () => {
    const change = { lastStart: 0, end: 45 * minute, minutes: 30, lastMinutes: 30 };
    expect(planEndFor({ ...change, start: 10 * minute })).toBe(55 * minute);
  });

  it('follows another service while the length is the standard one', () => {
    expect(planEndFor({ start: 0, lastStart: 0, end: 30 * minute, lastMinutes: 30, minutes: 60 })).toBe(60 * minute);
  });

  it('stays when another service is chosen for a length that was typed', () => {
    expect(planEndFor({ start: 0, lastStart: 0, end: 45 * minute, lastMinutes: 30, minutes: 60 })).toBeUndefined();
  });

  it('is not guessed without a beginning or a standard length', () => {
    expect(planEndFor({ minutes: 30 })).toBeUndefined();
    expect(planEndFor({ start: 0 })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { planEndFor } from '../../../../src/plugins/service/application/form/PlanEndInput';

const minute = 60_000;

describe('planEndFor', () => {
  it('adds the standard duration to the first start', () => {
    expect(planEndFor({ start: 0, minutes: 30 })).toBe(30 * minute);
  });

  it('moves with the start and keeps a typed duration', () => {
    const change = { lastStart: 0, end: 45 * minute, minutes: 30, lastMinutes: 30 };
    expect(planEndFor({ ...change, start: 10 * minute })).toBe(55 * minute);
  });

  it('follows another service while the duration is the standard one', () => {
    expect(planEndFor({ start: 0, lastStart: 0, end: 30 * minute, lastMinutes: 30, minutes: 60 })).toBe(60 * minute);
  });

  it('is kept when another service is chosen after the duration was typed', () => {
    expect(planEndFor({ start: 0, lastStart: 0, end: 45 * minute, lastMinutes: 30, minutes: 60 })).toBeUndefined();
  });

  it('is empty without a start or a standard duration', () => {
    expect(planEndFor({ minutes: 30 })).toBeUndefined();
    expect(planEndFor({ start: 0 })).toBeUndefined();
  });
});

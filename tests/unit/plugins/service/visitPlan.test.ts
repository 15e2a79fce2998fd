import { describe, expect, it } from 'vitest';
import { applicationFor, isPlanComplete, type VisitPlan } from '../../../../src/plugins/service/planning/visitPlan';

const plan: VisitPlan = {
  planStart: '2026-03-12T09:30:00+08:00',
  minutes: 45,
  serviceTypeId: 7,
  proposal: 'usual',
  attendantId: undefined,
  accepts: true,
};

describe('a plan for several elders', () => {
  it('creates one application each, proposed to the usual caregiver when there is one', () => {
    expect(applicationFor({ id: 3, attendantId: 11 }, plan)).toEqual({
      elderlyId: 3,
      serviceTypeId: 7,
      planStart: '2026-03-12T09:30:00.000+08:00',
      planEnd: '2026-03-12T10:15:00.000+08:00',
      proposedAttendantId: 11,
    });
    expect(applicationFor({ id: 4, attendantId: null }, plan)).not.toHaveProperty('proposedAttendantId');
  });

  it('can be proposed to one caregiver for all, or to nobody', () => {
    const elder = { id: 3, attendantId: 11 };
    expect(applicationFor(elder, { ...plan, proposal: 'one', attendantId: 12 })).toMatchObject({
      proposedAttendantId: 12,
    });
    expect(applicationFor(elder, { ...plan, proposal: 'nobody' })).not.toHaveProperty('proposedAttendantId');
  });

  it.each([
    [{}, true],
    [{ planStart: '2026-02-30T09:30:00+08:00' }, false],
    [{ planStart: undefined }, false],
    [{ minutes: 0 }, false],
    [{ serviceTypeId: undefined }, false],
    [{ proposal: 'one' as const }, false],
    [{ proposal: 'one' as const, attendantId: 12 }, true],
  ])('with %j can be created: %s', (changes, can) => {
    expect(isPlanComplete({ ...plan, ...changes })).toBe(can);
  });
});

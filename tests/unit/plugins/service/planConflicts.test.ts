import { describe, expect, it } from 'vitest';
import { type OtherVisit, planConflicts } from '../../../../src/plugins/service/application/form/planConflicts';

const at = (time: string, day = '2026-03-12') => `${day}T${time}:00.000+08:00`;
const visit = (changes: Partial<OtherVisit> = {}): OtherVisit => ({
  id: 1,
  applicationNo: 'SA1',
  serviceTypeId: 7,
  planStart: at('09:00'),
  planEnd: at('10:00'),
  planMinutes: 60,
  payerType: 'self',
  ...changes,
});
const draft = { serviceTypeId: 7, payerType: 'self', planStart: at('09:30'), planEnd: at('10:30') };

describe('planConflicts', () => {
  it('distinguishes visits of the same service at the same time from those of others', () => {
    const other = visit({ id: 2, serviceTypeId: 8 });
    expect(planConflicts(draft, [visit(), other])).toEqual({ same: [visit()], others: [other] });
  });

  it.each([
    ['ends when this one begins', { planStart: at('08:30'), planEnd: at('09:30') }],
    ['begins when this one ends', { planStart: at('10:30'), planEnd: at('11:00') }],
    ['is on another day', { planStart: at('09:00', '2026-03-13'), planEnd: at('10:00', '2026-03-13') }],
  ])('ignores a visit that %s', (_, changes) => {
    expect(planConflicts(draft, [visit(changes)])).toEqual({ same: [], others: [] });
  });

  it('reports a visit that overlaps by a minute', () => {
    expect(planConflicts(draft, [visit({ planStart: at('08:00'), planEnd: at('09:31') })]).same).toHaveLength(1);
  });

  it('does not compare an application with itself', () => {
    expect(planConflicts({ ...draft, id: 1 }, [visit()]).same).toEqual([]);
  });

  it('reports nothing while the plan is incomplete or ends before it begins', () => {
    expect(planConflicts({ ...draft, planEnd: undefined }, [visit()])).toEqual({ same: [], others: [] });
    expect(planConflicts({ ...draft, planEnd: at('09:00') }, [visit()])).toEqual({ same: [], others: [] });
  });

  it.each([
    [24 * 60, 0],
    [24 * 60 + 1, -1],
  ])('counts the insured minutes: %d minutes used leave %d', (planMinutes, quotaLeft) => {
    const used = visit({ planStart: at('06:00'), planEnd: at('07:00'), planMinutes, payerType: 'ltci' });
    const paidOtherwise = visit({ id: 3, planStart: at('07:00'), planEnd: at('08:00') });
    expect(planConflicts({ ...draft, payerType: 'ltci' }, [used, paidOtherwise]).quotaLeft).toBe(quotaLeft);
  });
});

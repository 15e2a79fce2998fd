import { describe, expect, it } from 'vitest';
import { type SignedVisit, signStatusOf } from '../../../../../src/plugins/service/entities/signs/signStatus';

const at = (text: string) => Date.parse(`2025-06-15T${text}+08:00`);
const visit = (changes: Partial<SignedVisit>): SignedVisit => ({
  status: 'assigned',
  planStart: '2025-06-15T09:00:00.000+08:00',
  planEnd: '2025-06-15T10:00:00.000+08:00',
  ...changes,
});
const hit = { ruleId: 'R08' as const, riskCase: 'hit' as const, ruleVersion: 1, value: 12, limit: 10, points: 5 };

describe('signStatusOf', () => {
  it.each([
    ['07:59:59.999', 'notDue'],
    ['08:00:00', 'waiting'],
    ['09:10:00', 'waiting'],
    ['09:10:00.001', 'lateIn'],
    ['10:29:59.999', 'lateIn'],
    ['10:30:00', 'missedIn'],
  ])('of a visit that has not begun, at %s: %s', (now, expected) => {
    expect(signStatusOf({ visit: visit({}), lateMaxMin: 10, now: at(now) })).toBe(expected);
  });

  it.each([
    [0, '09:00:00.001', 'lateIn'],
    [30, '09:30:00', 'waiting'],
    [30, '09:30:00.001', 'lateIn'],
  ])('follows the policy of the service: %i minutes, at %s: %s', (lateMaxMin, now, expected) => {
    expect(signStatusOf({ visit: visit({}), lateMaxMin, now: at(now) })).toBe(expected);
  });

  it.each([
    ['10:30:00', 'inService'],
    ['10:30:00.001', 'overdueOut'],
  ])('of a visit in progress, at %s: %s', (now, expected) => {
    expect(signStatusOf({ visit: visit({ status: 'inService' }), lateMaxMin: 10, now: at(now) })).toBe(expected);
  });

  it.each<[Partial<SignedVisit>, string | null]>([
    [{ status: 'missed' }, 'missedIn'],
    [{ status: 'completed' }, 'done'],
    [{ status: 'settled', signMethod: 'gps', riskHits: [] }, 'done'],
    [{ status: 'completed', riskHits: [hit] }, 'doneAbnormal'],
    [{ status: 'completed', signMethod: 'manual', riskHits: [hit] }, 'manual'],
    [{ status: 'completed', missedOut: true, signMethod: 'manual' }, 'missedOut'],
    [{ status: 'applied' }, null],
    [{ status: 'accepted' }, null],
    [{ status: 'rejected' }, null],
    [{ status: 'cancelled' }, null],
  ])('of %j: %s', (changes, expected) => {
    expect(signStatusOf({ visit: visit(changes), lateMaxMin: 10, now: at('12:00:00') })).toBe(expected);
  });
});

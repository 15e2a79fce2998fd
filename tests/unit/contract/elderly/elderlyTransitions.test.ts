import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../contract/defineEntity';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { elderlyTransitions } from '../../../../src/plugins/elderly/entities/elderlyTransitions';
import { idOf, seededRules } from '../seededRules';
import { bestScores, elder } from './elder';

const NOW = Date.parse('2025-06-15T08:00:00+08:00');

function move(name: string) {
  const transition = elderlyTransitions[name];
  if (!transition) throw new Error(`No transition ${name}`);
  return {
    guard: (record: Draft, input: Draft = {}) =>
      (transition.guard?.(record, seededRules(), input, NOW) ?? []).map(({ field, code }) => `${field} ${code}`),
    effect: (input: Draft) => transition.effect?.(elder(), input, NOW) ?? {},
  };
}

describe('the states of an elder', () => {
  it.each([
    ['activateElderly', 'draft', 'active'],
    ['suspendElderly', 'active', 'suspended'],
    ['resumeElderly', 'suspended', 'active'],
    ['closeElderly', 'active suspended', 'closed'],
    ['reopenElderly', 'closed', 'active'],
    ['deceaseElderly', 'draft active suspended closed', 'deceased'],
  ])('%s leads from %s to %s', (name, from, to) => {
    expect(elderlyTransitions[name]?.from.join(' ')).toBe(from);
    expect(elderlyTransitions[name]?.to).toBe(to);
  });

  it('end with death', () => {
    expect(Object.values(elderlyTransitions).filter(({ from }) => from.includes('deceased'))).toEqual([]);
  });

  it('begin with a draft, the only state that can be deleted', () => {
    expect(elderly.state).toEqual({ field: 'status', initial: 'draft' });
    expect(elderly.deletion.guard?.(elder({ status: 'draft' }))).toEqual([]);
    expect(elderly.deletion.guard?.(elder({ status: 'active' }))).toEqual([{ field: '', code: 'onlyDraftRemovable' }]);
  });
});

describe.each(['activateElderly', 'reopenElderly'])('%s', (name) => {
  const { guard } = move(name);
  const insured = idOf('elderlyType', 'LTCI');

  it('accepts a self-payer without an assessment', () => {
    expect(guard(elder())).toEqual([]);
  });

  it('requires the assessment that the program needs', () => {
    expect(guard(elder({ elderlyTypeId: insured }))).toEqual(['capacityItems assessmentRequired']);
    expect(guard(elder({ elderlyTypeId: insured, capacityItems: bestScores }))).toEqual([]);
  });

  it('refuses a half-filled assessment in every program', () => {
    const capacityItems = { ...bestScores, stairs: null };
    expect(guard(elder({ capacityItems }))).toEqual(['capacityItems capacityIncomplete']);
  });

  it.each([
    ['2025-06-14', ['serviceEndDate contractEnded']],
    ['2025-06-15', []],
    [null, []],
  ])('with a contract until %s is checked: %j', (serviceEndDate, expected) => {
    expect(guard(elder({ serviceEndDate }))).toEqual(expected);
  });
});

describe('suspendElderly', () => {
  const { guard, effect } = move('suspendElderly');

  it.each([
    ['2025-06-15', ['until dateInPast']],
    ['2025-06-16', []],
  ])('until %s is checked: %j', (until, expected) => {
    expect(guard(elder(), { until })).toEqual(expected);
  });

  it('stores the reason and the day', () => {
    expect(effect({ reason: 'hospital', until: '2025-07-01' })).toEqual({
      suspendReason: 'hospital',
      suspendUntil: '2025-07-01',
    });
  });
});

describe('resumeElderly', () => {
  it('clears the pause, but requires a running contract', () => {
    const { guard, effect } = move('resumeElderly');
    expect(effect({})).toEqual({ suspendReason: null, suspendUntil: null });
    expect(guard(elder({ serviceEndDate: '2025-06-14' }))).toEqual(['serviceEndDate contractEnded']);
  });
});

describe('closeElderly and reopenElderly', () => {
  it('store and clear the reason', () => {
    expect(move('closeElderly').effect({ reason: 'moved' })).toEqual({
      closeReason: 'moved',
      suspendReason: null,
      suspendUntil: null,
    });
    expect(move('reopenElderly').effect({})).toEqual({ closeReason: null });
  });
});

describe('deceaseElderly', () => {
  const { guard, effect } = move('deceaseElderly');

  it.each([
    ['2025-06-16', ['date dateInFuture']],
    ['2025-06-15', []],
    ['1940-03-15', []],
    ['1940-03-14', ['date beforeBirth']],
  ])('on %s is checked: %j', (date, expected) => {
    expect(guard(elder(), { date })).toEqual(expected);
  });

  it('stores the day', () => {
    expect(effect({ date: '2025-06-10' })).toMatchObject({ deceasedDate: '2025-06-10' });
  });
});

import { describe, expect, it } from 'vitest';
import type { PluginDefinition, QueueSource } from '../../../src/core/plugin-api';
import serviceSources from '../../../src/plugins/service/queue';
import { findEntity } from '../../support/sections';

const NOW = Date.parse('2026-03-12T16:00:00+08:00');
const question = { today: '2026-03-12', now: NOW, adminId: 7 };
const modules = import.meta.glob<{ default: PluginDefinition }>('../../../src/plugins/*/index.ts', { eager: true });
const sources = (
  await Promise.all(
    Object.values(modules).map(async ({ default: { id, queue } }) =>
      queue ? (await queue()).default.map((source) => ({ ...source, name: `${id}/${source.id}` })) : [],
    ),
  )
).flat();

describe.each(sources)('the queue source $name', ({ entity, operations = [], filter, read }) => {
  const definition = findEntity(entity);
  const conditions: Readonly<Record<string, unknown>> = filter(question) ?? {};

  it('offers actions of its entity, each of which fits every state that it lists', () => {
    for (const operation of operations) {
      const transition = definition?.transitions?.[operation];
      expect([operation, transition]).toEqual([operation, expect.anything()]);
      const field = transition?.field ?? definition?.state?.field ?? '';
      // The states of a special read may be those of a sign.
      const states = [conditions[field] ?? []].flat();
      expect([operation, states.filter((state) => !transition?.from.includes(String(state)))]).toEqual([operation, []]);
    }
  });

  it('has no time range that could hide overdue work', () => {
    const inputs = read ? definition?.reads?.[read]?.input : undefined;
    expect(Object.keys(conditions).filter((name) => inputs?.[name]?.kind === 'date')).toEqual([]);
    for (const value of Object.values(conditions)) {
      const range = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
      if ('from' in range) expect(PARTED.get(entity)).toBeDefined();
    }
  });
});

/** Sources that divide visits by day: what one leaves out, another includes. */
const PARTED = new Map([['serviceApplication', 'lapsed']]);

describe('visits without an attendant', () => {
  const by = (id: string) => serviceSources.find((source) => source.id === id) as QueueSource;
  const visit = (start: string, end: string) => ({
    planStart: `2026-03-${start}:00.000+08:00`,
    planEnd: `2026-03-${end}:00.000+08:00`,
  });

  it.each([
    ['begins within the hour', visit('12T16:40', '12T17:40'), 'critical'],
    ['should have begun', visit('12T15:40', '12T16:40'), 'critical'],
    ['goes over midnight and should have begun', visit('11T22:00', '12T16:30'), 'critical'],
    ['begins later today', visit('12T18:00', '12T19:00'), 'danger'],
    ['begins tomorrow', visit('13T09:00', '13T10:00'), 'danger'],
    ['begins the day after', visit('14T09:00', '14T10:00'), 'warning'],
    ['is over', visit('12T09:00', '12T10:00'), 'warning'],
  ])('have the right urgency when one %s', (_case, record, severity) => {
    for (const id of ['applied', 'unassigned', 'lapsed']) {
      const source = by(id);
      expect(typeof source.severity === 'function' && source.severity(record, question)).toBe(severity);
    }
  });

  it('are each in exactly one source, whatever their day', () => {
    const { today } = question;
    expect(by('unassigned').filter(question)).toEqual({ status: 'accepted', planStart: { from: today } });
    expect(by('applied').filter(question)).toEqual({ status: 'applied', planStart: { from: today } });
    expect(by('lapsed').filter(question)).toEqual({ status: ['applied', 'accepted'], planStart: { to: '2026-03-11' } });
  });
});

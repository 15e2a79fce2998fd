import { describe, expect, it } from 'vitest';
import type { Transition } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { unreadInputs } from '../../../../server/plugins/unreadInputs';

const note = { note: text({ max: 20 }) };
const reads: readonly [string, Partial<Transition>][] = [
  ['by name', { effect: (_record, input) => ({ remark: input.note }) }],
  ['by destructuring', { effect: (_record, { note }) => ({ remark: note }) }],
  ['by spreading', { effect: (_record, input) => ({ ...input }) }],
  [
    'after another input that is filled in',
    { effect: (_record, input) => (input.hasNote ? { remark: input.note } : {}) },
  ],
  ['in the guard only', { effect: () => ({}), guard: (_record, _context, input) => (input.note ? [] : []) }],
  [
    'before the rule fails on a sample',
    {
      effect: (_record, input) => ({
        remark: String(input.note).at(9)?.at(0),
        at: Reflect.get(input.note as object, 'x'),
      }),
    },
  ],
];

describe('inputs of a transition', () => {
  it.each(reads)('count as read %s', (_, rules) => {
    expect(unreadInputs({ from: ['new'], input: { ...note, hasNote: text({ max: 1 }) }, ...rules })).not.toContain(
      'note',
    );
  });

  it.each<[string, Partial<Transition>]>([
    ['without an effect', {}],
    ['by an effect of other inputs', { effect: (_record, input) => ({ remark: input.other }) }],
  ])('are reported when they are not read %s', (_, rules) => {
    expect(unreadInputs({ from: ['new'], input: note, ...rules })).toEqual(['note']);
  });
});

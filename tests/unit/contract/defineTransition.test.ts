import { expect, it } from 'vitest';
import { defineEntity } from '../../../contract/defineEntity';
import { defineTransition, type Transitions } from '../../../contract/defineTransition';
import { choice, integer, text } from '../../../contract/fields';

const transition = defineTransition<typeof alarm>();
const transitions: Transitions = {
  closeAlarm: transition({
    from: ['open'],
    to: 'closed',
    input: { note: text({ max: 20, required: true }) },
    guard: ({ level }, _context, { note }) => (level === 3 && note === '' ? [{ field: 'note', code: 'required' }] : []),
    effect: (_record, { note }) => ({ note }),
  }),
  checkAlarm: transition({ field: 'check', from: ['none'], to: 'done' }),
};
const alarm = defineEntity({
  name: 'alarm',
  section: 'demo',
  titleField: 'note',
  fields: {
    status: choice(['open', 'closed'], { required: true }),
    check: choice(['none', 'done'], { required: true }),
    level: integer({ min: 0, max: 9 }),
    note: text({ max: 20 }),
  },
  sort: [['id', 'asc']],
  deletion: { kind: 'never' },
  state: { field: 'status', initial: 'open' },
  transitions,
});

it('a declared transition is the given object, and its functions receive the record and the parsed inputs', () => {
  const { closeAlarm } = alarm.transitions ?? {};
  const context = { today: '2026-03-12', lookup: () => undefined, find: () => undefined };
  expect(closeAlarm?.from).toEqual(['open']);
  expect(closeAlarm?.guard?.({ level: 3 }, context, { note: '' }, 0)).toEqual([{ field: 'note', code: 'required' }]);
  expect(closeAlarm?.effect?.({}, { note: 'seen' }, 0)).toEqual({ note: 'seen' });
});

it('a mistyped state, field, input or value does not compile', () => {
  const wrong = [
    // @ts-expect-error no such state
    transition({ from: ['opened'], to: 'closed' }),
    // @ts-expect-error no such target state
    transition({ from: ['open'], to: 'close' }),
    // @ts-expect-error a state of another field
    transition({ field: 'check', from: ['open'], to: 'done' }),
    // @ts-expect-error no such field
    transition({ field: 'stat', from: ['open'] }),
    // @ts-expect-error an unknown field beside a known one
    transition({ from: ['open'], effect: () => ({ note: 'seen', notes: 'seen' }) }),
    // @ts-expect-error a value of the wrong type
    transition({ from: ['open'], effect: () => ({ level: 'high' }) }),
    // @ts-expect-error no such input
    transition({ from: ['open'], effect: (_record, { remark }) => ({ note: remark }) }),
    // @ts-expect-error no such field of the record
    transition({ from: ['open'], isAvailable: ({ grade }) => grade === 1 }),
    // @ts-expect-error no such field that `suits` reads
    transition({ from: ['open'], isAvailable: ({ level }) => level === 1, availabilityFields: ['grade'] }),
  ];
  expect(wrong).toHaveLength(9);
});

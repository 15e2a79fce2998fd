import { expect, it } from 'vitest';
import type { RuleContext } from '../../../contract/defineEntity';
import { defineEntity } from '../../../contract/defineEntity';
import { defineRule, type Rule } from '../../../contract/defineRule';
import { choice, integer, text } from '../../../contract/fields';
import type { Problem } from '../../../contract/problems';

const rule = defineRule<typeof alarm>();
const checkAlarm: Rule<[RuleContext], Problem[]> = rule(({ level, note }) =>
  level === 3 && !note ? [{ field: 'note', code: 'required' }] : [],
);
const keepOpen: Rule<[], Problem[]> = rule(({ status }) =>
  status === 'open' ? [{ field: '', code: 'required' }] : [],
);
const alarm = defineEntity({
  name: 'alarm',
  section: 'demo',
  titleField: 'note',
  fields: {
    status: choice(['open', 'closed'], { required: true }),
    level: integer({ min: 0, max: 9 }),
    note: text({ max: 20 }),
  },
  sort: [['id', 'asc']],
  deletion: { kind: 'soft', guard: keepOpen },
  check: checkAlarm,
});

it('a declared rule of an entity is the given function, which receives its fields', () => {
  const context = { today: '2026-03-12', lookup: () => undefined, find: () => undefined };
  expect(alarm.check?.({ level: 3 }, context)).toEqual([{ field: 'note', code: 'required' }]);
  expect(alarm.check?.({ level: 3, note: 'seen' }, context)).toEqual([]);
  expect(alarm.deletion.guard?.({ status: 'closed' })).toEqual([]);
});

it('a rule that reads a field or a code which the entity does not have does not compile', () => {
  const wrong = [
    // @ts-expect-error no such field
    rule(({ grade }) => (grade === 1 ? [] : [])),
    // @ts-expect-error no such code of the state
    rule(({ status }) => status === 'opened'),
    // @ts-expect-error a comparison with a value of another type
    rule(({ level }) => level === 'high'),
  ];
  expect(wrong).toHaveLength(3);
});

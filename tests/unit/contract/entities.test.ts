import { describe, expect, it } from 'vitest';
import { SHARED_FIELDS } from '../../../contract/defineEntity';
import type { Field } from '../../../contract/fields';
import { entities, findEntity, sections } from '../../support/sections';

const named = entities.map((entity) => ({ name: entity.name, entity }));

describe('entities', () => {
  it('have unique names', () => {
    expect(new Set(entities.map((entity) => entity.name)).size).toBe(entities.length);
  });

  it('are found by name', () => {
    expect(findEntity('attendant')?.name).toBe('attendant');
    expect(findEntity('__proto__')).toBeUndefined();
  });

  it.each(named)('$name refers only to entities that exist', ({ entity }) => {
    const inputs = Object.values({ ...entity.transitions, ...entity.reads, ...entity.calls }).flatMap(({ input }) =>
      Object.values(input ?? {}),
    );
    const targets = [...Object.values(entity.fields), ...inputs].flatMap((field: Field) =>
      field.kind === 'reference' || field.kind === 'references' ? [field.entity] : [],
    );
    expect(targets.filter((target) => !findEntity(target))).toEqual([]);
  });

  it.each(named)('$name names only fields that exist', ({ entity }) => {
    const fields = [...Object.keys(entity.fields), ...SHARED_FIELDS];
    const mentioned = [
      entity.titleField,
      ...entity.sort.map(([field]) => field),
      ...(entity.uniqueTogether ?? []).flat(),
      ...(entity.state ? [entity.state.field] : []),
      ...(entity.facts ?? []),
      ...(entity.deadline ? [entity.deadline.field] : []),
      ...(entity.urgency === undefined ? [] : [entity.urgency]),
      ...Object.entries(entity.computed ?? {}).flatMap(([field, { stored }]) => [field, stored.field]),
    ];
    expect(mentioned.filter((field) => !fields.includes(field))).toEqual([]);
  });

  it.each(named.filter(({ entity }) => entity.transitions))('$name moves between its own states', ({ entity }) => {
    const statesOf = (name: string) => {
      const field = entity.fields[name];
      expect(field?.readOnly).toBe(true);
      return field?.kind === 'choice' ? field.values : [];
    };
    const own = entity.state?.field ?? '';
    expect(statesOf(own)).toContain(entity.state?.initial);
    const unknown = Object.values(entity.transitions ?? {}).flatMap(({ field = own, from, to }) =>
      [...from, ...(to === undefined ? [] : [to])].filter((state) => !statesOf(field).includes(state)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(named.filter(({ entity }) => entity.deadline))(
    '$name has a deadline in states that it knows',
    ({ entity }) => {
      const { field = '', states = [] } = entity.deadline ?? {};
      expect(['date', 'dateTime']).toContain(entity.fields[field]?.kind);
      const state = entity.fields[entity.state?.field ?? ''];
      expect(states.filter((each) => state?.kind !== 'choice' || !state.values.includes(each))).toEqual([]);
    },
  );

  it.each(named.filter(({ entity }) => entity.urgency))(
    '$name is as urgent as a choice says in colors',
    ({ entity }) => {
      const field = entity.fields[entity.urgency ?? ''];
      const colors = field?.kind === 'choice' ? Object.values(field.colors ?? {}) : [];
      expect(colors).toEqual(expect.arrayContaining(['danger', 'warning']));
    },
  );

  it.each(named)('$name declares how every derived field gets its value', ({ entity }) => {
    const derived = Object.keys(entity.fields).filter((name) => entity.fields[name]?.derived);
    const computed = Object.keys(entity.computed ?? {});
    expect(derived).toEqual(expect.arrayContaining(computed));
    const counted = derived.filter((name) => !computed.includes(name) && !(entity.dictionary && name === 'usageCount'));
    // The server module counts these over other tables.
    if (counted.length > 0) expect(sections.extensionOf(entity.name).read).toBeDefined();
  });

  it.each(named)('$name has defaults of choices that are among their codes', ({ entity }) => {
    const wrong = Object.entries(entity.fields).filter(
      ([, field]) => field.kind === 'choice' && field.default !== undefined && !field.values.includes(field.default),
    );
    expect(wrong).toEqual([]);
  });

  it.each(named)('$name colors only codes that its choices have', ({ entity }) => {
    const wrong = Object.entries(entity.fields).filter(
      ([, field]) =>
        field.kind === 'choice' && Object.keys(field.colors ?? {}).some((code) => !field.values.includes(code)),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['elderly', 'soft'],
    ['attendant', 'soft'],
    ['user', 'soft'],
    ['userAddress', 'soft'],
    ['admin', 'soft'],
    ['serviceType', 'soft'],
    ['permission', 'hard'],
    ['permissionTemplate', 'hard'],
    ['log', 'never'],
  ])('%s is deleted in the way %s', (name, kind) => {
    expect(findEntity(name)?.deletion.kind).toBe(kind);
  });
});

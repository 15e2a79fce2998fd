import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../../contract/defineEntity';
import { boolean, text } from '../../../contract/fields';
import { groupedNames, groupsForPage } from '../../../contract/groups';
import { entities } from '../../support/sections';

const visitor = defineEntity({
  name: 'visitor',
  section: 'service',
  titleField: 'name',
  fields: {
    name: text({ max: 50 }),
    phone: text({ max: 20 }),
    approved: boolean({ readOnly: true }),
    remark: text({ max: 500 }),
    hash: text({ max: 64, readOnly: true }),
  },
  groups: {
    review: ['approved'],
    map: { show: [] },
    person: { form: ['phone', 'name'], show: ['name'] },
    rest: ['remark'],
  },
  hidden: ['hash'],
  sort: [],
  deletion: { kind: 'soft' },
});

const inputs = ['name', 'phone', 'remark'];
const all = Object.keys(visitor.fields);

describe('groupsOn', () => {
  it('leaves out fields that the page does not have, and groups without fields', () => {
    expect(groupsForPage(visitor, 'form', inputs)).toEqual([
      { name: 'person', fields: ['phone', 'name'] },
      { name: 'rest', fields: ['remark'] },
    ]);
  });

  it('keeps a group declared without fields as a placeholder for a part of the page', () => {
    expect(groupsForPage(visitor, 'show', all)?.map(({ name }) => name)).toEqual(['review', 'map', 'person', 'rest']);
  });

  it('puts a field that no group names into the last group of both pages', () => {
    expect(groupsForPage(visitor, 'form', [...inputs, 'floor'])?.at(-1)).toEqual({
      name: 'rest',
      fields: ['remark', 'floor'],
    });
    expect(groupsForPage(visitor, 'show', [...all, 'floor'])?.at(-1)).toEqual({
      name: 'rest',
      fields: ['remark', 'floor'],
    });
  });

  it('hides a hidden field everywhere, and hides a field here that another page names', () => {
    const shown = groupsForPage(visitor, 'show', all)?.flatMap(({ fields }) => fields);
    expect(shown).toEqual(['approved', 'name', 'remark']);
  });

  it('returns nothing for an entity without groups', () => {
    expect(groupsForPage({}, 'form', inputs)).toBeUndefined();
  });
});

const named = entities.map((entity) => ({ name: entity.name, entity }));

describe('field names in definitions', () => {
  it.each(named)('$name groups, hides, lists, counts and filters by fields that exist', ({ entity }) => {
    const own = Object.keys(entity.fields);
    const quick = Object.values(entity.quickFilters ?? {}).flatMap(({ filter }) =>
      Object.keys(typeof filter === 'function' ? filter('2026-01-31') : filter),
    );
    const unknown = (names: readonly string[], known: readonly string[]) =>
      names.filter((name) => !known.includes(name));
    expect(unknown(groupedNames(entity), [...own, ...Object.keys(entity.insertInputs ?? {})])).toEqual([]);
    expect(unknown(entity.hidden ?? [], own)).toEqual([]);
    expect(unknown(entity.columns ?? [], [...own, 'createTime', 'updateTime'])).toEqual([]);
    expect(unknown(quick, [...own, 'createTime', 'updateTime'])).toEqual([]);
    expect((entity.counts ?? []).filter((name) => entity.fields[name]?.kind !== 'choice')).toEqual([]);
  });

  it.each(named)('$name does not hide a field that a group names', ({ entity }) => {
    const grouped = new Set(groupedNames(entity));
    expect((entity.hidden ?? []).filter((name) => grouped.has(name))).toEqual([]);
  });
});

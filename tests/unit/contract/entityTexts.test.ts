import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/constants';
import type { Entity } from '../../../contract/defineEntity';
import type { ChoiceField } from '../../../contract/fields';
import { labeledFields } from '../../../src/testing/check/labelledFields';
import { entities, sections } from '../../support/sections';
import { entityTexts } from '../../support/sectionTexts';

const labelled = entities.map((entity) => ({ name: entity.name, entity }));

/** The section codes of an open choice use the titles of the sections. */
function ownCodes(field: Pick<ChoiceField, 'values' | 'open'>): string[] {
  return field.values.filter((code) => !field.open || !sections.plugins.some(({ id }) => id === code));
}

async function labelsOf(entity: Entity, locale: Locale) {
  const labels = (await entityTexts(entity.section, locale))[entity.name];
  if (!labels) throw new Error(`${entity.name} has no labels in ${locale}`);
  return labels;
}

describe.each(LOCALES)('labels in %s', (locale) => {
  it.each(labelled)('name $name and all its fields, inputs included, and nothing else', async ({ entity }) => {
    const labels = await labelsOf(entity, locale);
    expect(labels.name).not.toBe('');
    expect(Object.keys(labels.fields).sort()).toEqual(
      labeledFields(entity)
        .map(([name]) => name)
        .sort(),
    );
  });

  it.each(labelled)('name each choice code of $name, and nothing else', async ({ entity }) => {
    const labels = await labelsOf(entity, locale);
    const expected = labeledFields(entity).flatMap(([name, field]) =>
      'values' in field ? [[name, ownCodes(field).sort()] as const] : [],
    );
    const actual = Object.entries(labels.choices ?? {}).map(([name, codes]) => [name, Object.keys(codes).sort()]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected.filter(([, codes]) => codes.length > 0)));
  });

  it.each(labelled)('name each transition of $name, and nothing else', async ({ entity }) => {
    const labels = await labelsOf(entity, locale);
    expect(Object.keys(labels.transitions ?? {}).sort()).toEqual(Object.keys(entity.transitions ?? {}).sort());
  });

  it.each(labelled)('name each group and quick filter of $name, and nothing else', async ({ entity }) => {
    const labels = await labelsOf(entity, locale);
    expect(Object.keys(labels.groups ?? {}).sort()).toEqual(Object.keys(entity.groups ?? {}).sort());
    expect(Object.keys(labels.quickFilters ?? {}).sort()).toEqual(Object.keys(entity.quickFilters ?? {}).sort());
  });

  it.each(labelled)('have the same help texts for groups and fields of $name as in Chinese', async ({ entity }) => {
    const labels = await labelsOf(entity, locale);
    const chinese = await labelsOf(entity, 'zh-CN');
    const helped = Object.keys(labels.help ?? {});
    const groups = Object.keys(labels.groupHelp ?? {});
    expect(helped.sort()).toEqual(Object.keys(chinese.help ?? {}).sort());
    expect(groups.sort()).toEqual(Object.keys(chinese.groupHelp ?? {}).sort());
    expect(typeof labels.about).toBe(typeof chinese.about);
    const fields = [...Object.keys(entity.fields), ...Object.keys(entity.insertInputs ?? {})];
    expect(helped.filter((name) => !fields.includes(name))).toEqual([]);
    expect(groups.filter((name) => !Object.hasOwn(entity.groups ?? {}, name))).toEqual([]);
  });

  it.each(labelled)(
    'have no empty text for $name, and no key with a dot, which i18n would split',
    async ({ entity }) => {
      const { name, about = name, fields, choices = {}, transitions = {}, ...others } = await labelsOf(entity, locale);
      const { groups = {}, groupHelp = {}, help = {}, quickFilters = {} } = others;
      const pairs = [fields, transitions, groups, groupHelp, help, quickFilters, ...Object.values(choices)].flatMap(
        (texts) => Object.entries(texts),
      );
      expect([name, about, ...pairs.map(([, text]) => text)].filter((text) => text.trim() === '')).toEqual([]);
      expect(pairs.map(([key]) => key).filter((key) => key.includes('.'))).toEqual([]);
    },
  );
});

describe('labels', () => {
  it.each(labelled)('differ between simplified Chinese and English for $name', async ({ entity }) => {
    const chinese = await labelsOf(entity, 'zh-CN');
    const english = await labelsOf(entity, 'en');
    expect(Object.values(english.fields).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    expect(chinese.name).toMatch(/\p{Script=Han}/u);
  });

  it('contain no simplified characters in the Taiwanese texts of states and fields', async () => {
    const texts = await Promise.all(entities.map((entity) => labelsOf(entity, 'zh-TW')));
    const simplified = /[务员区电证联图设资户码护录优标认类须审签时间]/u;
    const offending = texts.flatMap(({ name, fields, choices = {}, transitions = {} }) =>
      [name, ...[fields, transitions, ...Object.values(choices)].flatMap((group) => Object.values(group))].filter(
        (text) => simplified.test(text),
      ),
    );
    expect(offending).toEqual([]);
  });
});

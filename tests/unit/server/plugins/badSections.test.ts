import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../../../contract/defineEntity';
import { phone, pinyin, reference, text } from '../../../../contract/fields';
import { collectPlugins } from '../../../../server/plugins/collectPlugins';
import { loadServerPlugins } from '../../../../server/plugins/loadServerPlugins';
import { loadTexts } from '../../../../server/plugins/loadTexts';
import type { ServerPlugin } from '../../../../server/plugins/ServerPlugin';

const entity = (name: string, section: string, changes: object = {}) =>
  defineEntity({
    name,
    section,
    titleField: 'title',
    fields: { title: text({ max: 20, list: true }) },
    sort: [],
    deletion: { kind: 'soft' },
    ...changes,
  });
const dish = entity('dish', 'meal');

const LOCALES = ['zh-CN', 'zh-TW', 'en', 'ja'];
const inEach = (part: string, texts: object, locales = LOCALES) =>
  Object.fromEntries(locales.map((locale) => [`../texts/${part}/${locale}.ts`, async () => ({ default: texts })]));
const named = (changes: object = {}) => ({ dish: { name: 'Dish', fields: { title: 'Title' }, ...changes } });

describe('an invalid section is reported by its folder, with the remedy,', () => {
  it.each<[string, ServerPlugin[], string]>([
    [
      'another section has its id',
      [{ id: 'meal' }, { id: 'meal' }],
      'src/plugins/meal: another section has this id too; give it one of its own',
    ],
    [
      'another section has its entity',
      [
        { id: 'meal', entities: [dish] },
        { id: 'party', entities: [entity('dish', 'party')] },
      ],
      'src/plugins/party: the entity dish is defined by the section meal too; rename one of them',
    ],
    [
      'an entity names another section',
      [{ id: 'party', entities: [dish] }],
      "src/plugins/party: the entity dish says that it belongs to the section meal; write section: 'party'",
    ],
    [
      'a transition takes an input that its effect does not read',
      [
        {
          id: 'meal',
          entities: [
            entity('dish', 'meal', {
              transitions: {
                cookDish: { from: ['raw'], to: 'done', input: { note: text({ max: 20 }) }, effect: () => ({}) },
              },
            }),
          ],
        },
      ],
      'src/plugins/meal: the transition cookDish of dish takes note, which its effect does not read; read it there or drop the input',
    ],
    [
      'a field refers to what nobody defines',
      [{ id: 'meal', entities: [entity('dish', 'meal', { fields: { cookId: reference('cook', {}) } })] }],
      'src/plugins/meal: the field dish.cookId refers to cook, which no section defines; correct the name or add that section',
    ],
    [
      'a field has the name of one that every record has',
      [{ id: 'meal', entities: [entity('dish', 'meal', { fields: { version: text({ max: 5 }) } })] }],
      'src/plugins/meal: the field dish.version has the name of a field that every record has; rename it',
    ],
    [
      'a field spells what is no field',
      [{ id: 'meal', entities: [entity('dish', 'meal', { fields: { cookPinyin: pinyin('cook') } })] }],
      'src/plugins/meal: the field dish.cookPinyin spells cook, which is no text of that entity that the keyword may look at; name one without a mask or with that of names',
    ],
    [
      'a field spells what a search may not look behind',
      [
        {
          id: 'meal',
          entities: [entity('dish', 'meal', { fields: { cook: phone({ mask: 'phone' }), spelled: pinyin('cook') } })],
        },
      ],
      'src/plugins/meal: the field dish.spelled spells cook, which is no text of that entity that the keyword may look at; name one without a mask or with that of names',
    ],
    [
      'it requires a section that is not there',
      [{ id: 'meal', requires: ['kitchen'] }],
      'src/plugins/meal: requires the section kitchen, which is not there; add it or drop the requirement',
    ],
    [
      'sections require one another',
      [
        { id: 'kitchen', requires: ['meal'] },
        { id: 'meal', requires: ['kitchen'] },
      ],
      'src/plugins/kitchen: sections require one another in a circle (kitchen → meal → kitchen); use a port instead',
    ],
    [
      'it carries out what is not declared',
      [
        {
          id: 'meal',
          entities: [dish],
          extensions: { dish: { operations: { cook: async () => ({ message: 'okRead' }) } } },
        },
      ],
      'src/plugins/meal: carries out cook, which the entity dish does not declare; declare it in its reads, calls or transitions',
    ],
    [
      'it extends what nobody defines',
      [{ id: 'meal', extensions: { soup: {} } }],
      'src/plugins/meal: extends the entity soup, which no section defines; correct the name',
    ],
    [
      'it has seeds of what nobody defines',
      [{ id: 'meal', seeds: [{ entity: 'soup', rows: [] }] }],
      'src/plugins/meal: has seeds for the entity soup, which no section defines; correct the name',
    ],
  ])('when %s', (_, plugins, sentence) => {
    expect(() => collectPlugins(plugins)).toThrow(sentence);
  });

  it('when its server module throws while loading', async () => {
    const broken = { '../src/plugins/meal/server/index.ts': () => Promise.reject(new Error('soup is not defined')) };
    await expect(loadServerPlugins(broken)).rejects.toThrow(
      'src/plugins/meal: the server module cannot be loaded (soup is not defined); correct server/index.ts or take the folder away',
    );
  });

  it('when its id is not that of its folder', async () => {
    const renamed = { '../src/plugins/meal/server/index.ts': async () => ({ default: { id: 'meals' } }) };
    await expect(loadServerPlugins(renamed)).rejects.toThrow(
      'src/plugins/meal: the server module calls itself meals; its id must be the name of its folder',
    );
  });

  it.each<[string, ServerPlugin, string]>([
    [
      'a language is missing',
      { id: 'meal', entities: [dish], texts: inEach('entities', named(), ['zh-CN', 'zh-TW', 'en']) },
      'src/plugins/meal: texts/entities/ja has no texts of the entity dish; write them in all languages',
    ],
    [
      'an operation has no title',
      {
        id: 'meal',
        entities: [entity('dish', 'meal', { reads: { selectMenu: { input: {}, answer: 'list' } } })],
        texts: {
          ...inEach('entities', named()),
          ...inEach('operations', { selectMenu: 'Menu' }, ['zh-CN', 'zh-TW', 'ja']),
        },
      },
      'src/plugins/meal: texts/operations/en has no title of the operation selectMenu of dish; write one in all languages',
    ],
    [
      'a transition has no title',
      {
        id: 'meal',
        entities: [entity('dish', 'meal', { transitions: { cookDish: { from: [] } } })],
        texts: {
          ...inEach('entities', named({ transitions: { cookDish: 'Cook' } }), ['zh-CN', 'zh-TW', 'ja']),
          ...inEach('entities', named({ transitions: { eatDish: 'Eat' } }), ['en']),
        },
      },
      'src/plugins/meal: texts/entities/en has no title of the transition cookDish of dish; write one in all languages',
    ],
  ])('when %s', async (_, plugin, sentence) => {
    await expect(loadTexts([plugin])).rejects.toThrow(sentence);
  });

  it('but is used when nothing is wrong', async () => {
    const plugin = { id: 'meal', entities: [dish], texts: inEach('entities', named()) };
    expect(collectPlugins([plugin]).findEntity('dish')).toBe(dish);
    expect((await loadTexts([plugin])).ja.entities.dish?.name).toBe('Dish');
  });
});

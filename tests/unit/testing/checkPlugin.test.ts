import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../../contract/defineEntity';
import { choice, date, text } from '../../../contract/fields';
import { definePackages } from '../../../contract/package/definePackages';
import packageFields from '../../../contract/texts/packageFields/en.json';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import { checkPlugin } from '../../../src/testing/check/checkPlugin';
import type { ServerModule } from '../../../src/testing/check/checkServerModule';

const alarm = defineEntity({
  name: 'alarm',
  section: 'alarms',
  titleField: 'title',
  personal: false,
  fields: { title: text({ max: 50, required: true }), level: choice(['low', 'high'], {}) },
  sort: [],
  deletion: { kind: 'soft' },
  calls: { closeOld: { input: { before: date({ required: true }) }, risk: 'write' } },
});
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'];
const titles = { section: 'Alarms', pages: { alarm: 'Alarms' }, closeOld: 'Close old ones' };
const entities = {
  alarm: {
    name: 'Alarm',
    fields: { title: 'Title', level: 'Level', closeOld_before: 'Before' },
    choices: { level: { low: 'Low', high: 'High' } },
  },
};
const inAll = (part: string, texts: object) =>
  Object.fromEntries(LANGUAGES.map((locale) => [`./texts/${part}/${locale}.ts`, async () => ({ default: texts })]));

const sound: PluginDefinition = {
  id: 'alarms',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: () => null },
  resources: [{ name: 'alarm-manage', entity: alarm, label: 'pages.alarm' }],
  actions: [{ id: 'closeOld', resource: 'alarm-manage', type: 'resource', label: 'closeOld', operation: 'closeOld' }],
  texts: { ...inAll('titles', titles), ...inAll('entities', entities) },
};
const server: ServerModule = {
  id: 'alarms',
  entities: [alarm],
  extensions: { alarm: { operations: { closeOld: () => undefined } } },
  texts: inAll('operations', { closeOld: 'Close old ones' }),
};

it('finds nothing wrong with a plugin that is sound', async () => {
  expect(await checkPlugin(sound, { server, tests: { 'a.test.ts': 'calls closeOld' } })).toEqual([]);
});

it('says nothing of operations that the host carries out or names: packages, declared reads, base calls done differently', async () => {
  const fields = { name: 'Exports', ...packageFields };
  const packages = definePackages({ name: 'alarmIO', section: 'alarms', kinds: ['packageAll', 'packageSelective'] });
  const noted = {
    ...alarm,
    reads: { selectByTitle: { input: { title: text({ max: 50, required: true }) }, answer: 'list' } },
  } as const;
  const labels = { ...entities.alarm.fields, selectByTitle_title: 'Title' };
  const plugin: PluginDefinition = {
    ...sound,
    resources: [
      { name: 'alarm-manage', entity: noted, label: 'pages.alarm' },
      { name: 'alarm-io', entity: packages, label: 'pages.alarm' },
    ],
    texts: {
      ...inAll('titles', titles),
      ...inAll('entities', { alarm: { ...entities.alarm, fields: labels }, alarmIO: fields }),
    },
  };
  const handle = () => undefined;
  const operations = { closeOld: handle, insert: handle, deleteByIds: handle };
  const packageOperations = { packageAll: handle, packageSelective: handle, cancelPackage: handle, unmask: handle };
  const half: ServerModule = {
    ...server,
    entities: [noted, packages],
    extensions: { alarm: { operations }, alarmIO: { operations: { ...packageOperations, selectContent: handle } } },
    texts: inAll('operations', { closeOld: 'Close old ones', selectByTitle: 'By title' }),
  };
  expect(await checkPlugin(plugin, { server: half })).toEqual([]);
});

describe('a sentence names', () => {
  const texts = { ...sound.texts };
  const without = ({ level: _, ...fields }: Record<string, string>) => fields;
  const cases: [what: string, plugin: unknown, sentence: string, options?: Parameters<typeof checkPlugin>[1]][] = [
    ['what is no plugin', { id: 'Alarms' }, 'The definition cannot be read: id must be kebab-case, like fall-alarm.'],
    [
      'a language that is missing',
      { ...sound, texts: Object.fromEntries(Object.entries(texts).filter(([path]) => !path.includes('titles/ja'))) },
      'The texts of titles are missing in ja: there is no texts/titles/ja.',
    ],
    [
      'a text that one language lacks',
      {
        ...sound,
        texts: { ...texts, './texts/titles/en.ts': async () => ({ default: { ...titles, pages: {} } }) },
      },
      'The text pages.alarm of titles is missing in en, but another language has it.',
    ],
    [
      'an empty text',
      { ...sound, texts: { ...texts, './texts/titles/en.ts': async () => ({ default: { ...titles, section: ' ' } }) } },
      'The text section of titles is empty in en.',
    ],
    [
      'texts that cannot be loaded',
      {
        ...sound,
        texts: {
          ...texts,
          './texts/titles/en.ts': async () => {
            throw new Error('no such file');
          },
        },
      },
      'The texts ./texts/titles/en.ts cannot be loaded: no such file.',
    ],
    [
      'a label without a text',
      { ...sound, section: { label: 'heading', icon: () => null } },
      'The section has the label heading, which has no text in zh-CN, zh-TW, en, ja.',
    ],
    [
      'a field without a label',
      {
        ...sound,
        texts: {
          ...texts,
          ...inAll('entities', { alarm: { ...entities.alarm, fields: without(entities.alarm.fields) } }),
        },
      },
      'The field level of alarm has no label in zh-CN, zh-TW, en, ja.',
    ],
    [
      'a page that cannot be loaded',
      { ...sound, resources: [{ ...sound.resources?.[0], list: () => Promise.reject(new Error('no such page')) }] },
      'The list of alarm-manage cannot be loaded: no such page.',
    ],
    [
      'an operation that the entity does not have',
      { ...sound, actions: [{ ...sound.actions?.[0], operation: 'closeAll' }] },
      'The action closeOld calls closeAll, which alarm has neither as a transition nor in its calls.',
    ],
    [
      'a permission that nobody declares',
      { ...sound, actions: [{ ...sound.actions?.[0], permission: { resource: 'alarm-manage', action: 'shout' } }] },
      'UNKNOWN_TARGET alarms/action/closeOld: nobody declares the permission shout on jishan-smart/alarms/alarm-manage.',
    ],
    [
      'an operation that the server module does not carry out',
      sound,
      'The operation closeOld of alarm is declared, but the server module has no handler for it.',
      { server: { ...server, extensions: {} } },
    ],
    [
      'an operation without a name',
      sound,
      'The operation closeOld has no name in zh-CN, zh-TW, en, ja (texts/operations).',
      { server: { ...server, texts: {} } },
    ],
    [
      'an entity that the server module does not have',
      sound,
      'The console shows alarm, which the server module does not list in its entities.',
      { server: { ...server, entities: [] } },
    ],
    ['an operation that no test names', sound, 'No test names the operation closeOld of alarm.', { tests: {} }],
  ];

  it.each(cases)('%s', async (_, plugin, sentence, options = {}) => {
    expect(await checkPlugin(plugin, options)).toContain(sentence);
  });
});

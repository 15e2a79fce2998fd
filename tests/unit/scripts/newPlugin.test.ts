import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillTemplate, rewriteImports } from '../../../scripts/newPlugin/fillTemplate.mjs';
import { camelCase, defaultTitles, nameProblem } from '../../../scripts/newPlugin/names.mjs';
import { SHARED_MODULES } from '../../../scripts/vite/sharedModules';

const taken = { ids: ['visit-manage'], folders: ['visit'], entities: ['returnVisit'] };
const fault = (id: string, entity = camelCase(id)) => nameProblem({ id, entity }, taken);

describe('the name of a new plugin', () => {
  it.each(['fall-alarm', 'meal', 'b2b-orders'])('can be %s', (id) => {
    expect(fault(id)).toBeUndefined();
  });

  it.each([
    ['', 'Say how the plugin is called: npm run new:plugin -- fall-alarm'],
    ['FallAlarm', '"FallAlarm" is no id'],
    ['fall_alarm', 'small letters and digits with single hyphens'],
    ['fall--alarm', 'is no id'],
    ['../fall-alarm', 'is no id'],
    ['跌倒', 'is no id'],
    [`a${'b'.repeat(40)}`, 'an id has 40 characters at most'],
    ['console', '"console" is reserved'],
    ['entities', '"entities" is reserved'],
    ['class', '"class" is reserved'],
    ['visit-manage', 'There is a section with the id "visit-manage" already.'],
    ['visit', 'There is a folder src/plugins/visit already.'],
    ['return-visit', 'There is an entity "returnVisit" already: give another name with --entity.'],
  ])('cannot be "%s"', (id, sentence) => {
    expect(fault(id)).toContain(sentence);
  });

  it.each([
    ['delete', '"delete" is reserved: give another name with --entity.'],
    ['Fall', '"Fall" is no name of an entity'],
    ['fall-alarm', '"fall-alarm" is no name of an entity'],
  ])('cannot be used with an entity called %s', (entity, sentence) => {
    expect(fault('fall-alarm', entity)).toContain(sentence);
  });

  it('is the default of its titles, with Chinese words in Chinese', () => {
    expect(defaultTitles('fall-alarm')).toMatchObject({ 'zh-CN': 'Fall alarm 记录', en: 'Fall alarm' });
  });
});

describe('a plugin template', () => {
  const filling = { id: 'gas-leak', entity: 'leak', section: 'gasLeak', titles: { 'zh-CN': '漏气', en: 'Leaks' } };

  it('is filled in with the names of the plugin', () => {
    const text =
      "id: 'fall-alarm', entity: fallAlarm, section: '{{section}}', LeakList: FallAlarmList, title: '{{title}}'";
    expect(fillTemplate(text, filling, 'texts/titles/en.json')).toBe(
      "id: 'gas-leak', entity: leak, section: 'gasLeak', LeakList: LeakList, title: 'Leaks'",
    );
    expect(fillTemplate('{{title}}', filling, 'README.md')).toBe('漏气');
  });

  it('imports packages of the repository by path, and others by name', () => {
    const places = {
      '@console/contract': 'contract',
      '@console/kit': 'src/core/kit',
      '@section': 'src/plugins/gasLeak',
    };
    const placed = (text: string) => rewriteImports(text, 'src/plugins/gasLeak/server/index.ts', places);
    expect(placed("import { text } from '@console/contract/fields';")).toBe(
      "import { text } from '../../../../contract/fields';",
    );
    expect(placed("import { EntityList } from '@console/kit';")).toBe(
      "import { EntityList } from '../../../core/kit';",
    );
    expect(placed("declare module '@console/contract/problems' {")).toContain("'../../../../contract/problems'");
    expect(placed("import plugin from '@section/index';")).toBe("import plugin from '../index';");
    expect(placed("import { Box } from '@mui/material';")).toBe("import { Box } from '@mui/material';");
  });
});

describe('a plugin outside of this repository', () => {
  it('leaves exactly the shared modules to the console', () => {
    const config = readFileSync('templates/remote/vite.config.ts', 'utf8');
    const [, listed = ''] = /const SHARED = \[([^\]]+)\]/.exec(config) ?? [];
    expect([...listed.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual([...SHARED_MODULES]);
  });
});

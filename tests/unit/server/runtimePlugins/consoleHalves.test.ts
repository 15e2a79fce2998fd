import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { defineEntity } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { builtinPluginIds } from '../../../../server/builtinConsoles';
import { readOperatorConfig } from '../../../../server/plugins/operatorConfig';
import { withServerProblems } from '../../../../server/plugins/pluginOverrides';
import { folderChecksum, readFolder } from '../../../../server/runtimePlugins/folderFiles';
import { loadServerModules } from '../../../../server/runtimePlugins/loadServerModules';
import { sections } from '../../../../server/sections';
import { parseConsoleConfig } from '../../../../src/core/registry/consoleConfig';
import type { RemoteTools } from '../../../../src/core/runtime/remote/loadRemotePlugin';
import { loadRemotePlugins } from '../../../../src/core/runtime/remote/loadRemotePlugins';
import { shellPlugin } from '../../../../src/core/shell/shellPlugin';

const root = mkdtempSync(join(tmpdir(), 'console-pairs-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The plugins of an installation, by id: the source of the browser module, and the entity of the server module. */
type Pairs = Readonly<Record<string, { script?: string; entity?: string; requires?: string[]; listed?: object }>>;

/** Writes plugins as an operator does, and loads their server modules. */
async function install(pairs: Pairs) {
  const folder = mkdtempSync(join(root, 'plugins-'));
  const plugins: Record<string, object> = {};
  const exported = new Map<string, unknown>();
  for (const [id, { script = moduleOf({ id }), entity, requires, listed }] of Object.entries(pairs)) {
    mkdirSync(join(folder, id, 'console'), { recursive: true });
    mkdirSync(join(folder, id, 'server'));
    writeFileSync(join(folder, id, 'console', 'index.js'), script);
    writeFileSync(join(folder, id, 'server', 'index.js'), `export default ${JSON.stringify(id)};`);
    const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
    const server = folderChecksum(await readFolder(join(folder, id, 'server')));
    plugins[id] = { url: `/plugins/${id}/index.js`, integrity, server, ...listed };
    exported.set(join(folder, id, 'server'), serverModule(id, entity, requires));
  }
  const file = { plugins };
  const loaded = await loadServerModules({
    builtin: sections.plugins,
    builtinBrowserModules: builtinPluginIds,
    config: readOperatorConfig(file),
    folder,
    importChecked: async () => async (own) => ({ default: exported.get(own) }),
  });
  const problems = Object.fromEntries(
    loaded.serverModules.map(({ id, problem }) => [id, problem && `${problem.code}: ${problem.detail}`]),
  );
  const running = loaded.plugins.filter((plugin) => !sections.plugins.includes(plugin)).map(({ id }) => id);
  return { ...loaded, problems, running, sent: withServerProblems(file, loaded.serverModules) };
}

function serverModule(id: string, entity?: string, requires: string[] = []) {
  if (entity === undefined) return { id, requires };
  const definition = defineEntity({
    name: entity,
    section: id,
    personal: false,
    titleField: 'name',
    fields: { name: text({ max: 20, required: true }) },
    sort: [],
    deletion: { kind: 'soft' },
  });
  const texts = { default: { [entity]: { name: entity, fields: { name: 'Name' } } } };
  return {
    id,
    requires,
    entities: [definition],
    texts: Object.fromEntries(LOCALES.map((locale) => [`entities/${locale}`, async () => texts])),
  };
}

/** A browser that must not load anything. */
const NO_TOOLS: RemoteTools = {
  base: 'https://console.example',
  allowedOrigins: [],
  hasSharedModules: true,
  fetch: () => Promise.reject(new Error('a refused module is fetched')),
  digest: async () => undefined,
  run: () => Promise.reject(new Error('a refused module runs')),
};

/** Returns the source of a browser module. */
const moduleOf = (definition: object, before = '') =>
  `import{definePlugin as d}from"@console/plugin-api";${before}
export default d(${JSON.stringify({ version: '1.0.0', engines: { console: '^2.0.0' }, ...definition })});`;

const REFUSED: Readonly<Record<string, [pair: Pairs[string], words: string]>> = {
  'is written for a later plugin API': [
    { script: moduleOf({ id: 'falls', engines: { console: '^9.0.0' } }) },
    'ENGINE_MISMATCH: written for console ^9.0.0',
  ],
  'is written for any plugin API': [
    { script: moduleOf({ id: 'falls', engines: { console: '*' } }) },
    'ENGINE_MISMATCH',
  ],
  'names no plugin API': [
    { script: moduleOf({ id: 'falls', engines: {} }) },
    'INVALID_PLUGIN: engines.console is missing',
  ],
  'has no version': [
    { script: moduleOf({ id: 'falls', version: 'new' }) },
    'INVALID_PLUGIN: version must be like 1.0.0',
  ],
  'declares a resource without an entity': [
    { script: moduleOf({ id: 'falls', resources: [{ name: 'fall' }] }) },
    'INVALID_PLUGIN: resources[0]: entity is missing',
  ],
  'calls itself something else': [{ script: moduleOf({ id: 'meals' }) }, 'INVALID_PLUGIN: it calls itself meals'],
  'exports no definition': [{ script: 'export const a = 1;' }, 'INVALID_PLUGIN: the definition is not an object'],
  'imports another file': [
    { script: moduleOf({ id: 'falls' }, 'import "./more.js";') },
    'LOAD_FAILED: it imports ./more.js',
  ],
  'has React built in': [
    { script: moduleOf({ id: 'falls' }, 'const __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = 1;') },
    'OWN_COPY: it has a copy of react',
  ],
  'requires a plugin that is not there': [
    { script: moduleOf({ id: 'falls', requires: ['meals'] }) },
    'MISSING_PLUGIN: requires meals',
  ],
  'requires itself': [{ script: moduleOf({ id: 'falls', requires: ['falls'] }) }, 'DEPENDENCY_CYCLE'],
  'is not there': [{ listed: { url: '/plugins/falls/other.js' } }, 'LOAD_FAILED: /plugins/falls/other.js is not there'],
  'has no checksum': [{ listed: { integrity: undefined } }, 'CHECKSUM_MISSING'],
  'has another checksum': [{ listed: { integrity: `sha384-${'a'.repeat(64)}` } }, 'CHECKSUM_MISMATCH'],
};

describe('a plugin whose browser module', () => {
  it.each(Object.entries(REFUSED))('%s does not run on the server either', async (_, [pair, words]) => {
    const { problems, running, sent } = await install({ falls: { entity: 'fall', ...pair } });
    expect(running).toEqual([]);
    expect(problems.falls).toContain(`CONSOLE_HALF_REFUSED: ${words}`);
    // The console shows the same problem, and does not load the module again.
    const { ready } = await loadRemotePlugins(parseConsoleConfig(sent).config, NO_TOOLS);
    const [code = ''] = words.split(':');
    expect(ready).toEqual([{ origin: 'remote', source: 'falls', code, failure: expect.any(String) }]);
  });

  const COMPONENT = `import React, { Component as C, createContext } from "react";
import * as kit from "@console/kit";
import { styled } from "@mui/material/styles";
import { fields, defineEntity } from "@console/contract";
const Context = createContext(null), Box = styled("div")(({ theme }) => ({ color: theme.palette.primary.main }));
const wide = window.innerWidth > 600 && document.querySelector("body")?.dataset.wide, [first] = kit.colors;
class Page extends C { render() { return React.createElement(Box, null, import.meta.url); } }
const load = () => import("recharts");
const styles = { ...kit.styles, wide, first };`;

  it('uses React, styles and the browser outside of its pages runs with its server module', async () => {
    const { problems, running } = await install({
      falls: { entity: 'fall', script: moduleOf({ id: 'falls', requires: ['elderly-manage'] }, COMPONENT) },
    });
    expect(problems).toEqual({ falls: undefined });
    expect(running).toEqual(['falls']);
  });

  it('does not load outside of a browser runs with its server module, since only the console can judge it', async () => {
    const script = moduleOf({ id: 'falls' }, 'JSON.parse(localStorage.getItem("seats"));');
    const { problems, running } = await install({ falls: { entity: 'fall', script } });
    expect(problems).toEqual({ falls: undefined });
    expect(running).toEqual(['falls']);
  });

  it('lies at another address runs with its server module, which can name the plugin API itself', async () => {
    const listed = { url: 'https://plugins.example/falls.js' };
    expect((await install({ falls: { entity: 'fall', listed } })).running).toEqual(['falls']);
  });
});

describe('two plugins', () => {
  it('of which one has the id of a built-in one: neither of its modules runs, whichever section it is', async () => {
    const ids = await builtinPluginIds();
    const definitions = import.meta.glob<{ default: { id: string } }>('../../../../src/plugins/*/index.ts', {
      eager: true,
    });
    const defined = [shellPlugin, ...Object.values(definitions).map((module) => module.default)].map(({ id }) => id);
    expect([...ids].sort()).toEqual([...defined].sort());
    const pairs = Object.fromEntries(ids.map((id, at) => [id, { entity: `other${at}` }]));
    const { problems, running } = await install(pairs);
    expect(running).toEqual([]);
    for (const id of ids) expect(problems[id]).toMatch(/DUPLICATE_PLUGIN|has this id too/);
  });

  it('with the same entity: the pages of the second do not replace those of the first', async () => {
    const { problems, running, sent } = await install({ falls: { entity: 'fall' }, slips: { entity: 'fall' } });
    expect(running).toEqual(['falls']);
    expect(problems.slips).toContain('defines the entity fall, which belongs to falls');
    const { config } = parseConsoleConfig(sent);
    expect(config.plugins.falls?.serverProblem).toBeUndefined();
    expect(config.plugins.slips?.serverProblem).toContain('SERVER_HALF_INVALID');
  });

  it('of which one requires the other: a refused module ends both, in either order of the list', async () => {
    const later = { script: moduleOf({ id: 'falls', engines: { console: '^9.0.0' } }), entity: 'fall' };
    const dependent = { script: moduleOf({ id: 'slips', requires: ['falls'] }), entity: 'slip' };
    for (const pairs of [
      { falls: later, slips: dependent },
      { slips: dependent, falls: later },
    ]) {
      const { problems, running } = await install(pairs);
      expect(running).toEqual([]);
      expect(problems.slips).toContain('MISSING_PLUGIN: requires falls, which does not run');
    }
    const { problems, running } = await install({ falls: { entity: 'elderly' }, slips: dependent });
    expect(running).toEqual([]);
    expect(problems).toMatchObject({
      falls: expect.stringContaining('belongs to elderly'),
      slips: expect.stringContaining('MISSING_PLUGIN: requires falls'),
    });
  });
});

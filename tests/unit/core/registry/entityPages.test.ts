import { describe, expect, it, vi } from 'vitest';
import { lazyEntity } from '../../../../contract/lazyEntity';
import type { EntityPageFactory, PluginDefinition } from '../../../../src/core/plugin-api';
import { DEFAULT_CONSOLE_CONFIG } from '../../../../src/core/registry/consoleConfig';
import { parsePlugin } from '../../../../src/core/registry/parsePlugin';
import { resolvePlugins } from '../../../../src/core/registry/resolvePlugins';
import { buildRouteTable } from '../../../../src/core/registry/routeTable';
import { alarm, load, plugin } from './builders';

const made: EntityPageFactory = () => async () => ({ default: () => null });

/** Returns the pages of the one resource of a plugin, and whether each comes from the plugin itself. */
async function pagesOf(resource: object, changes: Partial<PluginDefinition> = {}) {
  const definition = plugin('one', {
    engines: { console: '^2.0.0' },
    resources: [{ name: 'alarm-manage', entity: alarm, ...resource }],
    ...changes,
  });
  const { plugins } = resolvePlugins({
    plugins: [{ origin: 'builtin', definition }],
    config: DEFAULT_CONSOLE_CONFIG,
    apiVersion: '2.0.0',
    createEntityPage: made,
  });
  const own = (await load()).default;
  const pages = buildRouteTable(plugins).pages.map(async ({ kind, load: ofPage }) => [
    kind,
    (await ofPage()).default === own,
  ]);
  return Object.fromEntries(await Promise.all(pages));
}

describe('the pages of a resource', () => {
  it('are generated from its entity, except those that the plugin provides', async () => {
    expect(await pagesOf({ show: load })).toEqual({ list: false, create: false, edit: false, show: true });
  });

  it('are those it declares', async () => {
    expect(await pagesOf({ pages: ['list', 'show'], list: load })).toEqual({ list: true, show: false });
    expect(await pagesOf({ pages: [] })).toEqual({});
  });

  it('are only those with a loader for a back end of another protocol, whose fields are not described', async () => {
    expect(await pagesOf({ list: load, protocol: 'simple-rest', baseUrl: 'https://example.org' })).toEqual({
      list: true,
    });
  });

  it.each([
    ['comes', async () => ({ alarm })],
    ['does not come, which the request for records reports', () => Promise.reject(new Error('no network'))],
  ])('load the definition of their entity, and are shown when it %s', async (_, fetch) => {
    const loadDefinition = vi.fn(fetch);
    const entity = lazyEntity({ name: 'alarm', section: 'one' }, loadDefinition);
    expect(await pagesOf({ show: load, pages: ['show'], entity })).toEqual({ show: true });
    expect(loadDefinition).toHaveBeenCalledOnce();
  });

  it('get the title of the resource and its entity', () => {
    const asked: unknown[] = [];
    const definition = plugin('one', {
      engines: { console: '^2.0.0' },
      resources: [{ name: 'alarm-manage', entity: alarm, label: 'alarms', pages: ['list'] }],
    });
    resolvePlugins({
      plugins: [{ origin: 'builtin', definition }],
      config: DEFAULT_CONSOLE_CONFIG,
      apiVersion: '2.0.0',
      createEntityPage: (page, { entity, label }) => {
        asked.push([page, entity.name, label]);
        return load;
      },
    });
    expect(asked).toEqual([['list', 'alarm', 'one.alarms']]);
  });

  it.each([
    ['pages', ['list', 'print']],
    ['form', 'elderlyForm'],
  ])('are refused with a wrong %s', (name, value) => {
    const definition = plugin('one', { resources: [{ name: 'alarm-manage', entity: alarm, [name]: value }] });
    const { problems } = resolvePlugins({
      plugins: [{ origin: 'builtin', definition }],
      config: DEFAULT_CONSOLE_CONFIG,
      apiVersion: '2.0.0',
      parse: parsePlugin,
    });
    expect(problems.map(({ code, detail }) => [code, detail])).toEqual([
      ['INVALID_PLUGIN', expect.stringContaining(name)],
    ]);
  });
});

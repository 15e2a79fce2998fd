import { describe, expect, it } from 'vitest';
import { buildRouteTable } from '../../../../src/core/registry/routeTable';
import { alarm, load, plugin, resolve, route } from './builders';

const icon = () => null;
const menuOf = (definitions: readonly unknown[], id: string) =>
  buildRouteTable(resolve(definitions).plugins).sections.find((section) => section.plugin === id)?.entries;

describe('buildRouteTable', () => {
  it('puts routes, resources and links of a section into its menu, in order', () => {
    const one = plugin('one', {
      routes: [route('index', { order: 1 })],
      resources: [{ name: 'alarm-manage', entity: alarm, list: load, order: 20 }],
      links: [{ id: 'x', label: 'web', to: 'https://example.org', order: 10 }],
    });
    expect(menuOf([one], 'one')?.map(({ to, title }) => [to, title])).toEqual([
      ['/jishan-smart/one/index', 'one.title'],
      ['https://example.org', 'one.web'],
      ['/jishan-smart/one/alarm-manage', 'entities.alarm.name'],
    ]);
  });

  it('shows a resource to users who may list it', () => {
    expect(menuOf([plugin('one')], 'one')?.[0]?.permission).toEqual({
      resource: 'jishan-smart/one/alarm-manage',
      action: 'list',
    });
  });

  it('keeps hidden pages, pages with parameters and resources without a list out of the menu', () => {
    const one = plugin('one', {
      routes: [route('hidden', { menu: false }), route('page/:id')],
      resources: [{ name: 'alarm-manage', entity: alarm, show: load }],
    });
    expect(menuOf([one], 'one')).toEqual([]);
  });

  it('shows a page in the section of another plugin', () => {
    const adds = plugin('adds', { section: undefined, resources: [], routes: [route('extra', { section: 'one' })] });
    expect(menuOf([plugin('one', { resources: [] }), adds], 'one')?.map(({ to }) => to)).toEqual([
      '/jishan-smart/adds/extra',
    ]);
  });

  it('sorts sections, and links each to its first page', () => {
    const late = plugin('late', { section: { label: 's', icon, order: 20 } });
    const early = plugin('early', { section: { label: 's', icon, order: 10 } });
    expect(buildRouteTable(resolve([late, early]).plugins).sections.map(({ plugin: id, to }) => [id, to])).toEqual([
      ['early', '/jishan-smart/early/alarm-manage'],
      ['late', '/jishan-smart/late/alarm-manage'],
    ]);
  });

  it('has no page of a plugin that is not running', () => {
    const { plugins } = resolve([plugin('one')], { plugins: { one: { enabled: false } } });
    expect(buildRouteTable(plugins)).toEqual({ pages: [], sections: [] });
  });
});

import type { ComponentType } from 'react';
import { resolveDefinition } from '../../../contract/lazyEntity';
import type { Loader, PermissionRef } from '../plugin-api';
import type { ActivePlugin, ResolvedPlugin, ResolvedResource, ResolvedRoute } from './resolvedPlugin';

/** Kind of a page: one of a resource's pages, or a separate page. */
export type PageKind = 'list' | 'create' | 'edit' | 'show' | 'page';

/** One page of the console. */
export interface PageEntry {
  /** Key of its contribution and the kind: `elderly-manage/resource/elderly-manage:list`. */
  key: string;
  plugin: string;
  kind: PageKind;
  /** Address pattern; `:id` matches a record's id, other `:name` and a final `*` match anything. */
  pattern: string;
  /** Message key of the title; a record's pages use the resource's title. */
  title: string;
  /** Id of the plugin in whose section it appears. */
  section: string;
  /** Full resource name, for a resource's page. */
  resource?: string;
  permission?: PermissionRef;
  load: Loader<ComponentType>;
  test: RegExp;
  params: readonly string[];
}

/** A menu entry: a page of the console, an http(s) address, or '' for a placeholder. */
export interface MenuEntry {
  key: string;
  to: string;
  title: string;
  icon?: ComponentType;
  permission?: PermissionRef;
}

/** An entry of the top menu with its sidebar. */
export interface SectionEntry {
  plugin: string;
  title: string;
  icon: ComponentType;
  /** Target of the top menu entry: the section's first page. */
  to: string;
  entries: readonly MenuEntry[];
}

/** Single source of truth for the addresses, titles, menus, breadcrumbs and permissions of pages. */
export interface RouteTable {
  pages: readonly PageEntry[];
  sections: readonly SectionEntry[];
}

/** Builds the table of all pages and menus of the active plugins. */
export function buildRouteTable(plugins: readonly ResolvedPlugin[]): RouteTable {
  const active = plugins.filter((plugin): plugin is ActivePlugin => plugin.state === 'active');
  const pages = active.flatMap(({ routes, resources }) => [
    ...routes.map(routePage),
    ...resources.flatMap(resourcePages),
  ]);
  return {
    // Static addresses take precedence over patterns with parameters.
    pages: pages.sort((a, b) => a.params.length - b.params.length),
    sections: active.flatMap((plugin) => {
      const { section } = plugin;
      if (!section) return [];
      const entries = buildMenu(plugin.id, active);
      const to = entries.find((entry) => entry.to.startsWith('/'))?.to ?? '';
      return [{ plugin: plugin.id, title: section.label, icon: section.icon, to, entries }];
    }),
  };
}

function buildMenu(section: string, active: readonly ActivePlugin[]): MenuEntry[] {
  const isInMenu = <T extends { section: string; menu?: false }>(item: T) =>
    item.section === section && item.menu !== false;
  const entries = active.flatMap(({ routes, resources, links }) => [
    ...routes
      .filter((route) => isInMenu(route) && !/[:*]/.test(route.path))
      .map((route) => ({ ...route, to: route.path })),
    ...resources
      .filter((resource) => isInMenu(resource) && resource.list)
      .map((resource) => ({
        ...resource,
        to: resource.path,
        permission: resource.permission ?? { resource: resource.fullName, action: 'list' },
      })),
    ...links.filter(isInMenu),
  ]);
  return entries
    .sort((a, b) => a.order - b.order)
    .map(({ key, to, label, icon, permission }) => ({ key, to, title: label, icon, permission }));
}

function routePage(route: ResolvedRoute): PageEntry {
  const { key, plugin, path, label, section, permission, component } = route;
  return {
    key,
    plugin,
    kind: 'page',
    pattern: path,
    title: label,
    section,
    permission,
    load: component,
    ...compile(path),
  };
}

const RECORD_PAGES = [
  ['list', ''],
  ['create', '/create'],
  ['show', '/:id/show'],
  ['edit', '/:id'],
] as const;

function resourcePages(resource: ResolvedResource): PageEntry[] {
  const { key, plugin, path, label, section, fullName, entity, protocol = 'care' } = resource;
  return RECORD_PAGES.flatMap(([kind, suffix]): PageEntry[] => {
    const load = resource[kind];
    if (!load) return [];
    const pattern = `${path}${suffix}`;
    return [
      {
        key: `${key}:${kind}`,
        plugin,
        kind,
        pattern,
        title: label,
        section,
        resource: fullName,
        permission: kind === 'list' && resource.permission ? resource.permission : { resource: fullName, action: kind },
        load: withDefinition(load, entity),
        ...compile(pattern, protocol === 'care' ? POSITIVE_INTEGER : undefined),
      },
    ];
  });
}

/** Loads the entity's definition together with the page's code. The first read of records reports a failure. */
function withDefinition(load: Loader<ComponentType>, entity: ResolvedResource['entity']): Loader<ComponentType> {
  return async () => {
    const [page] = await Promise.all([load(), resolveDefinition(entity).catch(() => undefined)]);
    return page;
  };
}

/** Ids of our protocol; a plugin's own REST back end can have any. */
const POSITIVE_INTEGER = '([1-9][0-9]{0,15})';
const SEGMENT = '([^/]+)';

/** Compiles an address pattern to an exact matcher. Addresses are case-sensitive and have no trailing slash. */
function compile(pattern: string, id: string = SEGMENT): Pick<PageEntry, 'test' | 'params'> {
  const params: string[] = [];
  const source = pattern.replace(/:(\w+)|\*/g, (token, name: string | undefined) => {
    params.push(name ?? '*');
    if (token === '*') return '(.*)';
    return name === 'id' ? id : SEGMENT;
  });
  return { test: new RegExp(`^${source}$`), params };
}

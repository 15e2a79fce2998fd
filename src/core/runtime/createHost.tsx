import { Skeleton } from '@mui/material';
import { groupBy } from 'es-toolkit/array/groupBy';
import type { ComponentType, ReactNode } from 'react';
import { resolveDefinition } from '../../../contract/lazyEntity';
import { logStore } from '../log';
import type { Host, HostAction, HostPage, HostSearch, HostWidget, Loader } from '../plugin-api';
import type { ActivePlugin, ResolvedAction, ResolvedWidget } from '../registry/resolvedPlugin';
import type { RouteTable } from '../registry/routeTable';
import { LazyContribution } from './LazyContribution';
import type { Loadable } from './Loadable';
import { PluginBoundary } from './PluginBoundary';

/** Wraps the loader of a plugin's contribution in a {@link Loadable}. */
export type LoadableOf = <T>(plugin: string, load: Loader<T>) => Loadable<T>;

/** Creates the host for pages from the active plugins. */
export function createHost(plugins: readonly ActivePlugin[], table: RouteTable, loadableOf: LoadableOf): Host {
  const resources = plugins.flatMap((plugin) => plugin.resources);
  const byReference = new Map(resources.map(({ plugin, name, fullName }) => [`${plugin}/${name}`, fullName]));
  const fullNames = new Set(resources.map(({ fullName }) => fullName));
  const steps = new Map(
    resources
      .filter(({ protocol }) => protocol === 'simple-rest')
      .map((resource) => [resource.fullName, resource.steps ?? []] as const),
  );
  const settings = new Map(plugins.map((plugin) => [plugin.id, plugin.settings]));
  const actions = groupAndConvert(
    plugins.flatMap((plugin) => plugin.actions),
    ({ resource }) => resource,
    (action) => toHostAction(action, loadableOf),
  );
  const widgets = groupAndConvert(
    plugins.flatMap((plugin) => plugin.widgets),
    ({ slot }) => slot,
    (widget) => toHostWidget(widget, loadableOf),
  );
  const figures = plugins.flatMap(({ id, definition }) =>
    definition.figures ? [{ plugin: id, loadable: loadableOf(id, definition.figures) }] : [],
  );
  const queue = plugins.flatMap(({ id, definition }) =>
    definition.queue ? [{ plugin: id, loadable: loadableOf(id, definition.queue) }] : [],
  );
  const entityResource = (entity: string) => resources.find((resource) => resource.entity.name === entity)?.fullName;
  return {
    resourceName: (reference) => (fullNames.has(reference) ? reference : byReference.get(reference)),
    entityResource,
    entityDefinition: async (name) => {
      const found = resources.find((resource) => resource.entity.name === name);
      return found && resolveDefinition(found.entity);
    },
    settings: (plugin) => settings.get(plugin) ?? {},
    actions: (resource) => actions.get(resource) ?? [],
    widgets: (slot) => widgets.get(slot) ?? [],
    steps: (resource) => steps.get(resource),
    figures: async () =>
      (await Promise.all(figures.map(async (part) => ({ part, found: await loadPart(part, 'figures') })))).flatMap(
        ({ part, found }) => (found ? [{ ...found, plugin: part.plugin }] : []),
      ),
    queue: async () =>
      (await Promise.all(queue.map(async (part) => ({ part, found: await loadPart(part, 'queue') })))).flatMap(
        ({ part: { plugin }, found = [] }) =>
          found.flatMap((source) => {
            const resource = entityResource(source.entity);
            return resource ? [{ ...source, plugin, resource, key: `${plugin}/${source.id}` }] : [];
          }),
      ),
    sections: table.sections.map(({ plugin, title, icon, entries }) => ({
      plugin,
      name: resources.find((resource) => resource.plugin === plugin)?.entity.section,
      label: title,
      icon,
      pages: entries.map((entry) => ({
        path: entry.to,
        label: entry.title,
        icon: entry.icon,
        permission: entry.permission,
      })),
    })),
    pages: searchablePages(table),
    forms: creationForms(table),
    searches: buildSearches(plugins),
  };
}

function buildSearches(plugins: readonly ActivePlugin[]): HostSearch[] {
  const actions = plugins.flatMap(({ searchActions }) => searchActions);
  return plugins
    .flatMap((plugin) => plugin.resources)
    .flatMap(({ fullName, entity, label, search, show, edit }) =>
      search
        ? [
            {
              order: search.order,
              resource: fullName,
              entity: entity.name,
              label,
              fields: search.fields ?? [],
              hasShow: show !== undefined,
              hasEdit: edit !== undefined,
              actions: actions.filter(({ resource }) => resource === fullName),
            },
          ]
        : [],
    )
    .sort((a, b) => a.order - b.order);
}

/** Loads a part of a section; logs a failure, so that the other sections are unaffected. */
async function loadPart<T>(
  { plugin, loadable }: { plugin: string; loadable: Loadable<T> },
  partName: string,
): Promise<T | undefined> {
  try {
    return (await loadable.preload()).default;
  } catch (cause) {
    logStore.push(
      {
        message: `LOAD_FAILED ${plugin} ${partName}: ${cause instanceof Error ? cause.message : cause}`,
        type: 'danger',
      },
      cause,
    );
    return undefined;
  }
}

function creationForms({ pages }: RouteTable): HostPage[] {
  return pages.flatMap(({ kind, params, pattern, title, permission }) =>
    kind === 'create' && params.length === 0 ? [{ path: pattern, label: title, permission }] : [],
  );
}

/** Internal pages that are not destinations. */
const NON_DESTINATIONS = new Set(['/refresh']);

function searchablePages({ pages, sections }: RouteTable): HostPage[] {
  const icons = new Map(sections.flatMap(({ entries }) => entries.map(({ to, icon }) => [to, icon])));
  const labels = new Map(sections.map(({ plugin, title }) => [plugin, title]));
  const seen = new Set<string>();
  return pages.flatMap(({ kind, params, pattern, title, section, permission }) => {
    const isDestination = (kind === 'list' || kind === 'page') && params.length === 0 && !NON_DESTINATIONS.has(pattern);
    // Keep one of several addresses of the same page.
    const name = `${section} ${title}`;
    if (!isDestination || seen.has(name)) return [];
    seen.add(name);
    return [{ path: pattern, label: title, icon: icons.get(pattern), permission, section: labels.get(section) }];
  });
}

function toHostAction(
  { component, key, plugin, type, label, icon, tone, confirm, operation, permission }: ResolvedAction,
  loadableOf: LoadableOf,
): HostAction {
  const render = component && createRenderer({ key, plugin, loadable: loadableOf(plugin, component) });
  return { key, plugin, type, label, icon, tone, confirm, operation, permission, render };
}

function toHostWidget(
  { key, plugin, slot, size = 1, label, component, permission }: ResolvedWidget,
  loadableOf: LoadableOf,
): HostWidget {
  const fallback = slot === 'dashboard' && <Skeleton variant="rounded" height={WIDGET_HEIGHT} />;
  const render = createRenderer({ key, plugin, loadable: loadableOf(plugin, component), fallback });
  return { key, plugin, size, label, permission, render };
}

/** Height reserved for a widget of the start page while it loads. */
const WIDGET_HEIGHT = 180;

interface RendererOptions<P> {
  key: string;
  plugin: string;
  loadable: Loadable<ComponentType<P>>;
  /** Placeholder while loading. */
  fallback?: ReactNode;
}

/** Returns a render function for a small contribution, which is loaded on first use and isolated in an error boundary. */
function createRenderer<P extends object>({
  key,
  plugin,
  loadable,
  fallback,
}: RendererOptions<P>): (props: P) => ReactNode {
  return (props) => (
    <PluginBoundary key={key} plugin={plugin} contribution={key} fallback="small">
      <LazyContribution loadable={loadable} props={props} fallback={fallback} />
    </PluginBoundary>
  );
}

function groupAndConvert<T extends { order: number }, R>(
  items: readonly T[],
  keyOf: (item: T) => string,
  convert: (item: T) => R,
): Map<string, R[]> {
  const groups = groupBy(
    items.toSorted((a, b) => a.order - b.order),
    keyOf,
  );
  return new Map(Object.entries(groups).map(([key, groupItems]) => [key, groupItems.map(convert)]));
}

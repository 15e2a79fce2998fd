import type {
  EntityPageFactory,
  PermissionRef,
  PluginDefinition,
  RecordPage,
  ResourceContribution,
} from '../plugin-api';
import type { ConsoleConfig } from './consoleConfig';
import { isHttpUrl } from './consoleConfig';
import { baseOf, collectTargets, createReferences, join, type Targets } from './contributionTargets';
import type { PluginProblem } from './problems';
import type { ActivePlugin, PluginOrigin } from './resolvedPlugin';
import { resolveSettings } from './resolveSettings';

const DEFAULT_ORDER = 100;
const RECORD_PAGES: readonly RecordPage[] = ['list', 'create', 'edit', 'show'];

interface Source {
  origin: PluginOrigin;
  definition: PluginDefinition;
}

/**
 * Resolves the definitions of the active plugins to contributions with full names, in order. Contributions that are
 * duplicate, disabled, or have an unknown target are left out; duplicates and unknown targets are reported.
 */
export function resolveContributions(
  sources: readonly Source[],
  config: ConsoleConfig,
  createEntityPage?: EntityPageFactory,
): ActivePlugin[] {
  const targets = collectTargets(sources.map(({ definition }) => definition));
  return sources
    .map(({ origin, definition }) => resolveOne({ origin, definition, config, targets, createEntityPage }))
    .sort((a, b) => (a.section?.order ?? DEFAULT_ORDER) - (b.section?.order ?? DEFAULT_ORDER));
}

interface ResolveOneRequest extends Source {
  config: ConsoleConfig;
  targets: Targets;
  createEntityPage?: EntityPageFactory;
}

function resolveOne({ origin, definition, config, targets, createEntityPage }: ResolveOneRequest): ActivePlugin {
  const { id } = definition;
  const base = baseOf(definition);
  const settings = resolveSettings(definition.settings, config.plugins[id]?.settings);
  const problems = settings.faults.map(
    (detail): PluginProblem => ({ code: 'INVALID_SETTING', plugin: id, detail: `${detail}; the default holds` }),
  );
  const { fullResource, fullPermission, fullSlot, permissionFault, sectionFault, resourceFault, slotFault } =
    createReferences(id, targets);
  const labelKey = (key: string) => `${id}.${key}`;

  /** Sets key and order of each item; drops duplicate and disabled items, and those with an unknown target. */
  function resolveItems<T extends Item, R>(
    kind: string,
    items: readonly T[] | undefined,
    spec: ResolveSpec<T, R>,
  ): (R & ResolvedItem)[] {
    const seen = new Set<string>();
    const resolvedItems: (R & ResolvedItem)[] = [];
    for (const item of items ?? []) {
      const key = `${id}/${kind}/${spec.name(item)}`;
      const report = (code: PluginProblem['code'], detail: string) =>
        problems.push({ code, plugin: id, contribution: key, detail });
      if (seen.has(key)) {
        report('DUPLICATE_CONTRIBUTION', 'declared twice; the first one stays');
        continue;
      }
      seen.add(key);
      const contributionOverride = config.contributions[key];
      if (contributionOverride?.enabled === false) continue;
      const permission = item.permission && fullPermission(item.permission);
      const fault = (permission && permissionFault(permission)) ?? spec.fault?.(item);
      if (fault) {
        report('UNKNOWN_TARGET', fault);
        continue;
      }
      const order = contributionOverride?.order ?? item.order ?? DEFAULT_ORDER;
      resolvedItems.push({
        ...spec.resolve(item, contributionOverride?.to),
        key,
        plugin: id,
        order,
        ...(permission && { permission }),
      });
    }
    return resolvedItems.sort((a, b) => a.order - b.order);
  }

  return {
    id,
    version: definition.version,
    origin,
    state: 'active',
    definition,
    problems,
    ...(definition.section && {
      section: {
        label: labelKey(definition.section.label),
        icon: definition.section.icon,
        order: config.plugins[id]?.order ?? definition.section.order ?? DEFAULT_ORDER,
      },
    }),
    resources: resolveItems('resource', definition.resources, {
      name: (item) => item.name,
      fault: sectionFault,
      resolve: (item) => {
        const fullName = join(base, item.name);
        const label = item.label ? labelKey(item.label) : `entities.${item.entity.name}.name`;
        return {
          ...withPages({ ...item, label }, createEntityPage),
          fullName,
          path: `/${fullName}`,
          section: item.section ?? id,
        };
      },
    }),
    routes: resolveItems('route', definition.routes, {
      name: (item) => item.path,
      fault: sectionFault,
      resolve: (item) => ({
        ...item,
        path: `/${join(base, item.path)}`,
        label: labelKey(item.label),
        section: item.section ?? id,
      }),
    }),
    links: resolveItems('link', definition.links, {
      name: (item) => item.id,
      fault: (item) => sectionFault(item) ?? linkFault(config.contributions[`${id}/link/${item.id}`]?.to ?? item.to),
      resolve: (item, to) => ({ ...item, to: to ?? item.to, label: labelKey(item.label), section: item.section ?? id }),
    }),
    actions: resolveItems('action', definition.actions, {
      name: (item) => item.id,
      fault: (item) => resourceFault(item.resource),
      resolve: (item) => ({
        ...item,
        resource: fullResource(item.resource) ?? item.resource,
        label: labelKey(item.label),
        ...(item.confirm && { confirm: labelKey(item.confirm) }),
      }),
    }),
    widgets: resolveItems('widget', definition.widgets, {
      name: (item) => item.id,
      fault: ({ slot }) => slotFault(slot),
      resolve: (item) => ({
        ...item,
        slot: fullSlot(item.slot),
        ...(item.label && { label: labelKey(item.label) }),
      }),
    }),
    searchActions: resolveItems('searchAction', definition.searchActions, {
      name: (item) => item.id,
      fault: (item) => resourceFault(item.resource),
      resolve: (item) => ({
        ...item,
        resource: fullResource(item.resource) ?? item.resource,
        label: labelKey(item.label),
      }),
    }),
    settings: settings.values,
  };
}

/** Adds a generated page for each of the pages in `pages` that the resource does not bring itself. */
function withPages<T extends ResourceContribution & { label: string }>(
  resource: T,
  createEntityPage?: EntityPageFactory,
): T {
  const { pages = RECORD_PAGES, protocol = 'care' } = resource;
  if (!createEntityPage || protocol !== 'care') return resource;
  const generated = pages.filter((page) => !resource[page]).map((page) => [page, createEntityPage(page, resource)]);
  return { ...resource, ...Object.fromEntries(generated) };
}

interface Item {
  order?: number;
  permission?: PermissionRef;
}

interface ResolvedItem {
  key: string;
  plugin: string;
  order: number;
  permission?: PermissionRef;
}

interface ResolveSpec<T, R> {
  name: (item: T) => string;
  /** Describes the unknown target of a contribution, if any. */
  fault?: (item: T) => string | undefined;
  resolve: (item: T, to: string | undefined) => R;
}

/** Menus link to nothing, to the console or to the web; everything else (`javascript:`) is rejected. */
const linkFault = (to: string) =>
  to === '' || /^\/(?!\/)/.test(to) || isHttpUrl(to) ? undefined : `"${to}" is neither a page nor an http(s) address`;

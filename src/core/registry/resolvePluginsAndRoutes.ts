import { PLUGIN_API_VERSION } from '../plugin-api/definePlugin';
import type { ActivePlugin } from './resolvedPlugin';
import { type ResolveRequest, resolvePlugins } from './resolvePlugins';
import { buildRouteTable } from './routeTable';

/** Resolves which plugins run, and builds the route table. Needs no page code. */
export function resolvePluginsAndRoutes(request: Omit<ResolveRequest, 'apiVersion'>) {
  const { plugins, problems } = resolvePlugins({ ...request, apiVersion: PLUGIN_API_VERSION });
  const active = plugins.filter((plugin): plugin is ActivePlugin => plugin.state === 'active');
  return { plugins, active, problems, table: buildRouteTable(plugins) };
}

export type PluginsAndRoutes = ReturnType<typeof resolvePluginsAndRoutes>;

import { PLUGIN_API_VERSION } from '../plugin-api/definePlugin';
import type { ActivePlugin } from './resolvedPlugin';
import { type ResolveRequest, resolvePlugins } from './resolvePlugins';
import { buildRouteTable } from './routeTable';

/** Decides which plugins run and what each address of the console means. Needs nothing that a page is made of. */
export function arrangePlugins(request: Omit<ResolveRequest, 'apiVersion'>) {
  const { plugins, problems } = resolvePlugins({ ...request, apiVersion: PLUGIN_API_VERSION });
  const active = plugins.filter((plugin): plugin is ActivePlugin => plugin.state === 'active');
  return { plugins, active, problems, table: buildRouteTable(plugins) };
}

export type ArrangedPlugins = ReturnType<typeof arrangePlugins>;

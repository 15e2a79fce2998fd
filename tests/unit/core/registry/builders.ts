import { defineEntity } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import type { PluginDefinition } from '../../../../src/core/plugin-api/types';
import type { ConsoleConfig } from '../../../../src/core/registry/consoleConfig';
import { DEFAULT_CONSOLE_CONFIG } from '../../../../src/core/registry/consoleConfig';
import { parsePlugin } from '../../../../src/core/registry/parsePlugin';
import type { ActivePlugin } from '../../../../src/core/registry/resolvedPlugin';
import { type PluginCandidate, resolvePlugins } from '../../../../src/core/registry/resolvePlugins';

const Nothing = () => null;
export const load = async () => ({ default: Nothing });

export const alarm = defineEntity({
  name: 'alarm',
  section: 'device',
  titleField: 'name',
  fields: { name: text({ max: 10 }) },
  sort: [],
  deletion: { kind: 'soft' },
  transitions: { silenceAlarm: { from: ['on'], to: 'off' } },
});

/** Returns a plugin with one section and one resource with all four pages. */
export function plugin(id: string, changes: Partial<PluginDefinition> = {}): PluginDefinition {
  return {
    id,
    version: '1.0.0',
    engines: { console: '^2.0.0' },
    section: { label: 'section', icon: Nothing },
    resources: [{ name: 'alarm-manage', entity: alarm, list: load, show: load, create: load, edit: load }],
    ...changes,
  };
}

export const route = (path: string, changes: object = {}) => ({ path, label: 'title', component: load, ...changes });

export function resolve(definitions: readonly unknown[], config: Partial<ConsoleConfig> = {}) {
  return resolveCandidates(
    definitions.map((definition) => ({ origin: 'builtin', definition })),
    config,
  );
}

export function resolveCandidates(plugins: readonly PluginCandidate[], config: Partial<ConsoleConfig> = {}) {
  return resolvePlugins({
    plugins,
    config: { ...DEFAULT_CONSOLE_CONFIG, ...config },
    apiVersion: '2.2.0',
    parse: parsePlugin,
  });
}

export function activeOf(plugins: ReturnType<typeof resolve>['plugins'], id: string): ActivePlugin {
  const found = plugins.find((each) => each.id === id);
  if (found?.state !== 'active') throw new Error(`${id} is not active but ${found?.state}`);
  return found;
}

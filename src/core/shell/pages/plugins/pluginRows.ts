import type { ServerModuleProblem, ServerModuleStatus } from '../../../../../contract/plugin/pluginFiles';
import { isRecord } from '../../../../../contract/values/isRecord';
import type { LogEntry } from '../../../log';
import type { PluginDefinition } from '../../../plugin-api';
import type { ConsoleConfig } from '../../../registry/consoleConfig';
import { describePluginProblem, type PluginProblem } from '../../../registry/problems';
import type { ActivePlugin, ResolvedPlugin } from '../../../registry/resolvedPlugin';
import type { SettingValue } from '../../../registry/resolveSettings';

/** A problem of a plugin: the code selects the text with the remedy; the detail names what it concerns. */
export interface RowProblem {
  code: PluginProblem['code'] | ServerModuleProblem['code'];
  detail: string;
}

/** A plugin on the plugins page. */
export interface PluginRow {
  key: string;
  id: string;
  version: string;
  state: ResolvedPlugin['state'];
  /** `server`: it has only a server module. */
  origin: 'builtin' | 'remote' | 'server';
  /** Address of its browser module. */
  url?: string;
  info?: PluginDefinition['info'];
  /** Message key of its section's title. */
  title?: string;
  problems: RowProblem[];
  /** Names of its contributions, by kind. */
  contributions: readonly (readonly [kind: ContributionKind, names: readonly string[]])[];
  declared: NonNullable<PluginDefinition['settings']>;
  values: Readonly<Record<string, SettingValue>>;
}

export type ContributionKind = 'resources' | 'routes' | 'links' | 'actions' | 'widgets' | 'entities';

export interface RowsRequest {
  plugins: readonly ResolvedPlugin[];
  config: Pick<ConsoleConfig, 'plugins'>;
  serverModules: readonly ServerModuleStatus[];
  /** The front-end log, which has the problems since the start. */
  entries: readonly LogEntry[];
}

/** Returns the rows of all plugins: those with problems first, then those that are not built in. */
export function pluginRows({ plugins, config, serverModules, entries }: RowsRequest): PluginRow[] {
  const rows = plugins.map((plugin) => {
    const serverModule = plugin.origin === 'remote' ? serverModules.find(({ id }) => id === plugin.id) : undefined;
    return toRow(plugin, { serverModule, entries, url: config.plugins[plugin.id]?.url });
  });
  const known = new Set(rows.filter(({ origin }) => origin === 'remote').map(({ id }) => id));
  const servers = serverModules.filter(({ id }) => !known.has(id)).map(serverRow);
  const rank = ({ problems, origin }: PluginRow) => (problems.length > 0 ? 0 : origin === 'builtin' ? 2 : 1);
  return [...rows, ...servers].toSorted((a, b) => rank(a) - rank(b));
}

interface RowContext {
  serverModule: ServerModuleStatus | undefined;
  entries: readonly LogEntry[];
  url: string | undefined;
}

function toRow(plugin: ResolvedPlugin, { serverModule, entries, url }: RowContext): PluginRow {
  const { id, version, origin, state } = plugin;
  const definition = plugin.state === 'active' ? plugin.definition : undefined;
  const knownMessages = new Set(plugin.problems.map(describePluginProblem));
  const runtimeProblems =
    plugin.state === 'active' ? entries.flatMap((entry) => runtimeProblem(entry, id, knownMessages)) : [];
  return {
    key: `${origin} ${id} ${state}`,
    id,
    version,
    state: serverModule?.problem && state === 'active' ? 'failed' : state,
    origin,
    ...(origin === 'remote' && { url }),
    info: definition?.info,
    title: plugin.state === 'active' ? plugin.section?.label : undefined,
    problems: [
      ...plugin.problems.map(toRowProblem),
      ...runtimeProblems,
      ...(serverModule?.problem ? [serverModule.problem] : []),
    ],
    contributions: [
      ...(plugin.state === 'active' ? contributionsOf(plugin) : []),
      ...(serverModule && serverModule.entities.length > 0 ? [['entities', serverModule.entities] as const] : []),
    ],
    declared: definition?.settings ?? {},
    values: plugin.state === 'active' ? plugin.settings : {},
  };
}

const toRowProblem = ({ code, contribution, detail }: PluginProblem): RowProblem => ({
  code,
  detail: contribution ? `${contribution}: ${detail}` : detail,
});

/** Returns the problem of a log entry since the start, such as a page that failed to render; each only once. */
function runtimeProblem({ message, meta }: LogEntry, id: string, knownMessages: Set<string>): RowProblem[] {
  const { code, plugin } = isRecord(meta) ? meta : {};
  if (plugin !== id || (code !== 'RENDER_FAILED' && code !== 'LOAD_FAILED') || knownMessages.has(message)) return [];
  knownMessages.add(message);
  return [{ code, detail: message.slice(code.length + 1) }];
}

function contributionsOf({ resources, routes, links, actions, widgets }: ActivePlugin): PluginRow['contributions'] {
  const named = (kind: ContributionKind, items: readonly { key: string }[]) =>
    [kind, items.map(({ key }) => key.split('/').slice(2).join('/'))] as const;
  return [
    named('resources', resources),
    named('routes', routes),
    named('links', links),
    named('actions', actions),
    named('widgets', widgets),
  ].filter(([, names]) => names.length > 0);
}

function serverRow({ id, problem, entities }: ServerModuleStatus): PluginRow {
  return {
    key: `server ${id}`,
    id,
    version: '',
    state: problem ? 'failed' : 'active',
    origin: 'server',
    problems: problem ? [problem] : [],
    contributions: entities.length > 0 ? [['entities', entities]] : [],
    declared: {},
    values: {},
  };
}

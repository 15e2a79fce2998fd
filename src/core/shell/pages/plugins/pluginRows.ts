import { isRecord } from '../../../../../contract/isRecord';
import type { ServerHalf, ServerHalfProblem } from '../../../../../contract/pluginFiles';
import type { LogEntry } from '../../../log';
import type { PluginDefinition } from '../../../plugin-api';
import type { ConsoleConfig } from '../../../registry/consoleConfig';
import { describePluginProblem, type PluginProblem } from '../../../registry/problems';
import type { ActivePlugin, ResolvedPlugin } from '../../../registry/resolvedPlugin';
import type { SettingValue } from '../../../registry/resolveSettings';

/** A problem of a plugin: the code selects the text with the remedy; the detail names what it concerns. */
export interface RowProblem {
  code: PluginProblem['code'] | ServerHalfProblem['code'];
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
  halves: readonly ServerHalf[];
  /** The front-end log, which has the problems since the start. */
  entries: readonly LogEntry[];
}

/** Returns the rows of all plugins: those with problems first, then those that are not built in. */
export function pluginRows({ plugins, config, halves, entries }: RowsRequest): PluginRow[] {
  const rows = plugins.map((plugin) => {
    const half = plugin.origin === 'remote' ? halves.find(({ id }) => id === plugin.id) : undefined;
    return toRow(plugin, { half, entries, url: config.plugins[plugin.id]?.url });
  });
  const known = new Set(rows.filter(({ origin }) => origin === 'remote').map(({ id }) => id));
  const servers = halves.filter(({ id }) => !known.has(id)).map(serverRow);
  const rank = ({ problems, origin }: PluginRow) => (problems.length > 0 ? 0 : origin === 'builtin' ? 2 : 1);
  return [...rows, ...servers].toSorted((a, b) => rank(a) - rank(b));
}

interface About {
  half: ServerHalf | undefined;
  entries: readonly LogEntry[];
  url: string | undefined;
}

function toRow(plugin: ResolvedPlugin, { half, entries, url }: About): PluginRow {
  const { id, version, origin, state } = plugin;
  const definition = plugin.state === 'active' ? plugin.definition : undefined;
  const told = new Set(plugin.problems.map(describePluginProblem));
  const later = plugin.state === 'active' ? entries.flatMap((entry) => laterProblem(entry, id, told)) : [];
  return {
    key: `${origin} ${id} ${state}`,
    id,
    version,
    state: half?.problem && state === 'active' ? 'failed' : state,
    origin,
    ...(origin === 'remote' && { url }),
    info: definition?.info,
    title: plugin.state === 'active' ? plugin.section?.label : undefined,
    problems: [...plugin.problems.map(withPlace), ...later, ...(half?.problem ? [half.problem] : [])],
    contributions: [
      ...(plugin.state === 'active' ? contributionsOf(plugin) : []),
      ...(half && half.entities.length > 0 ? [['entities', half.entities] as const] : []),
    ],
    declared: definition?.settings ?? {},
    values: plugin.state === 'active' ? plugin.settings : {},
  };
}

const withPlace = ({ code, contribution, detail }: PluginProblem): RowProblem => ({
  code,
  detail: contribution ? `${contribution}: ${detail}` : detail,
});

/** Returns the problem of a log entry since the start, such as a page that failed to render; each only once. */
function laterProblem({ message, meta }: LogEntry, id: string, told: Set<string>): RowProblem[] {
  const { code, plugin } = isRecord(meta) ? meta : {};
  if (plugin !== id || (code !== 'RENDER_FAILED' && code !== 'LOAD_FAILED') || told.has(message)) return [];
  told.add(message);
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

function serverRow({ id, problem, entities }: ServerHalf): PluginRow {
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

import type { Entity } from '../../../contract/defineEntity';
import { resolveDefinition } from '../../../contract/lazyEntity';
import { operationsOf } from '../../../contract/operations';
import { isRecord } from '../../../contract/values/isRecord';
import { PLUGIN_API_VERSION, type PluginDefinition } from '../../core/plugin-api';
import { DEFAULT_CONSOLE_CONFIG } from '../../core/registry/consoleConfig';
import { parsePlugin } from '../../core/registry/parsePlugin';
import { describePluginProblem } from '../../core/registry/problems';
import { resolvePlugins } from '../../core/registry/resolvePlugins';
import { shellPlugin } from '../../core/shell/shellPlugin';
import { homePlugin } from '../render/homePlugin';
import { checkEntityLabels, checkLabels } from './checkLabels';
import { checkServerModule, type ServerModule } from './checkServerModule';
import { compareLanguages, readTexts } from './textFiles';

/** A module as `import * as` returns it, such as the built one of a package. */
interface Module<T> {
  default: T;
}

export interface CheckOptions {
  /** The server module of the plugin, to check its operations and their names. */
  server?: ServerModule | Module<ServerModule>;
  /** Sources of its tests by file, to find operations and actions that no test names. */
  tests?: Readonly<Record<string, string>>;
  /** Other plugins that run, because this one requires them. */
  with?: readonly PluginDefinition[];
}

/**
 * Checks everything that a plugin declares.
 * @param plugin its definition, or the module that exports it
 * @returns the problems, one sentence each; empty when there are none
 */
export async function checkPlugin(plugin: unknown, options: CheckOptions = {}): Promise<string[]> {
  const parsed = parsePlugin(isModule(plugin) ? plugin.default : plugin);
  const server = options.server && 'default' in options.server ? options.server.default : options.server;
  if ('fault' in parsed) return [`The definition cannot be read: ${parsed.fault}.`];
  const { definition } = parsed;
  const { texts, problems: unreadable } = await readTexts(definition.texts ?? {});
  const { entities, problems: unloaded } = await loadModules(definition);
  return [
    ...resolveProblems(definition, options.with ?? []),
    ...unloaded,
    ...unreadable,
    ...compareLanguages(texts),
    ...checkLabels({ definition, texts }),
    ...[...new Set(entities.values())].flatMap((entity) => checkEntityLabels(entity, texts)),
    ...checkOperations(definition, entities),
    ...(server ? await checkServerModule(server, [...new Set(entities.values())]) : []),
    ...(options.tests ? findUntested(definition, entities, options.tests) : []),
  ];
}

const isModule = (value: unknown): value is Module<unknown> =>
  isRecord(value) && !('id' in value) && isRecord(value.default);

function resolveProblems(definition: PluginDefinition, others: readonly PluginDefinition[]): string[] {
  const own = new Set([definition, ...others].map(({ id }) => id));
  const hosts = [shellPlugin, homePlugin].filter(({ id }) => !own.has(id));
  const plugins = [...hosts, ...others, definition].map((each) => ({
    origin: 'builtin' as const,
    definition: each,
  }));
  const { problems } = resolvePlugins({ plugins, config: DEFAULT_CONSOLE_CONFIG, apiVersion: PLUGIN_API_VERSION });
  return problems
    .filter(({ plugin }) => plugin === definition.id)
    .map((problem) => `${describePluginProblem(problem)}.`);
}

/** Loads the entities by resource, and reports what cannot be loaded. */
async function loadModules({
  resources = [],
  routes = [],
  actions = [],
  widgets = [],
  figures,
  queue,
}: PluginDefinition) {
  const entities = new Map<string, Entity>();
  const problems: string[] = [];
  const addLoadProblem = (what: string, cause: unknown) =>
    problems.push(`${what} cannot be loaded: ${cause instanceof Error ? cause.message : cause}.`);
  await Promise.all(
    resources
      .filter(({ protocol }) => protocol !== 'simple-rest')
      .map(async ({ name, entity }) => {
        try {
          const found = await resolveDefinition(entity);
          if (!found?.fields) problems.push(`The module of the entity ${entity.name} exports nothing of that name.`);
          else entities.set(name, found);
        } catch (cause) {
          addLoadProblem(`The entity ${entity.name}`, cause);
        }
      }),
  );
  const loaders: [what: string, load: (() => Promise<{ default: unknown }>) | undefined][] = [
    ...resources.flatMap(({ name, list, create, edit, show, form }) =>
      Object.entries({ list, create, edit, show, form }).map(([page, load]): [string, typeof load] => [
        `The ${page} of ${name}`,
        load,
      ]),
    ),
    ...routes.map(({ path, component }): [string, typeof component] => [`The page ${path}`, component]),
    ...actions.map(({ id, component }): [string, typeof component] => [`The dialog of the action ${id}`, component]),
    ...widgets.map(({ id, component }): [string, typeof component] => [`The widget ${id}`, component]),
    ['The figures', figures],
    ['The queue', queue],
  ];
  await Promise.all(
    loaders.map(async ([what, load]) => {
      try {
        if (load && (await load()).default === undefined) problems.push(`${what} has no default export.`);
      } catch (cause) {
        addLoadProblem(what, cause);
      }
    }),
  );
  return { entities, problems };
}

function checkOperations(
  { actions = [], resources = [] }: PluginDefinition,
  entities: ReadonlyMap<string, Entity>,
): string[] {
  return actions.flatMap(({ id, resource, operation }) => {
    const entity = entities.get(resource);
    if (!operation || !entity) return [];
    const known = operationsOf(entity).some((each) => each.operation === operation);
    const isOwn = resources.some(({ name }) => name === resource);
    return known || !isOwn
      ? []
      : [`The action ${id} calls ${operation}, which ${entity.name} has neither as a transition nor in its calls.`];
  });
}

function findUntested(
  { actions = [] }: PluginDefinition,
  entities: ReadonlyMap<string, Entity>,
  tests: Readonly<Record<string, string>>,
): string[] {
  const text = Object.values(tests).join('\n');
  const isMentioned = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const operations = [...new Set(entities.values())].flatMap(({ name, transitions, reads, calls }) =>
    Object.keys({ ...transitions, ...reads, ...calls }).map((operation) => [
      operation,
      `operation ${operation} of ${name}`,
    ]),
  );
  const own = actions.filter(({ operation }) => operation === undefined).map(({ id }) => [id, `action ${id}`]);
  return [...operations, ...own]
    .filter(([name = '']) => !isMentioned(name))
    .map(([, what]) => `No test names the ${what}.`);
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CompatibilityCandidate, checkPluginCompatibility } from '../../contract/plugin/checkPluginCompatibility';
import { PLUGIN_API_VERSION, satisfiesCaret } from '../../contract/plugin/engines';
import type { ServerModuleProblem, ServerModuleStatus } from '../../contract/plugin/pluginFiles';
import { isRecord } from '../../contract/values/isRecord';
import { systemTables } from '../db/tables/systemTables';
import { collectPlugins, SectionError } from '../plugins/collectPlugins';
import { loadTexts } from '../plugins/loadTexts';
import type { OperatorConfig } from '../plugins/operatorConfig';
import { SERVER_PLUGIN_API_VERSION, type ServerPlugin } from '../plugins/ServerPlugin';
import { type FolderFile, folderChecksum, readFolder } from './folderFiles';
import type { CheckedFolder } from './importChecked';
import { readBrowserModule } from './readBrowserModule';

export interface LoadServerModulesRequest {
  /** The built-in sections. */
  builtin: readonly ServerPlugin[];
  config: Pick<OperatorConfig, 'plugins'>;
  /** Returns the ids of the console's built-in plugins. */
  builtinBrowserModules: () => Promise<readonly string[]>;
  /** The folder that contains one folder per plugin. */
  folder: string;
  /** Makes the entries of checked folders importable. */
  importChecked: (folders: readonly CheckedFolder[]) => Promise<(folder: string) => Promise<unknown>>;
}

export interface LoadedServerModules {
  /** The plugins that run, built-in ones first. */
  plugins: readonly ServerPlugin[];
  /** Everything that the operator has listed. */
  serverModules: readonly ServerModuleStatus[];
}

/**
 * Loads the server modules that the operator has listed with their checksums. Leaves out a module that differs from its
 * checksum, throws, changes what another section owns, or whose browser module the console refuses; the others run.
 */
export async function loadServerModules(request: LoadServerModulesRequest): Promise<LoadedServerModules> {
  const { builtin, config, folder, importChecked } = request;
  const listed = Object.entries(config.plugins).filter(([, { server, isOn }]) => server !== undefined && isOn);
  if (listed.length === 0) return { plugins: builtin, serverModules: [] };
  const problems = new Map<string, ServerModuleProblem>();

  const checked = new Map<string, CheckedFolder>();
  const browserModules = new Map<string, CompatibilityCandidate>();
  for (const [id, { server = '', url, integrity }] of listed) {
    const own = resolve(folder, id, 'server');
    const found = await checkFolder(id, own, server);
    const browserModule =
      'code' in found || !url
        ? undefined
        : await readBrowserModule({ id, folder: resolve(folder, id), url, integrity });
    if ('code' in found) problems.set(id, found);
    else if (browserModule && 'code' in browserModule) problems.set(id, browserModuleProblem(browserModule));
    else {
      checked.set(id, { folder: own, files: found.files });
      if (browserModule) browserModules.set(id, { origin: 'remote', definition: browserModule.definition });
    }
  }
  const findRefusals = await createRefusalCheck(request, problems);
  const importEntry = checked.size > 0 ? await importChecked([...checked.values()]) : undefined;
  for (;;) {
    for (const [id, problem] of findRefusals(browserModules)) fail(id, problem);
    const { plugins, entities, failed } = await addServerModules(builtin, checked, importEntry);
    // A module that does not run takes the browser modules that require it along.
    for (const [id, problem] of failed) fail(id, problem);
    if (failed.size > 0) continue;
    const serverModules = listed.map(([id]): ServerModuleStatus => {
      const problem = problems.get(id);
      return { id, entities: entities.get(id) ?? [], ...(problem && { problem }) };
    });
    return { plugins, serverModules };
  }

  function fail(id: string, problem: ServerModuleProblem): void {
    problems.set(id, problem);
    checked.delete(id);
    browserModules.delete(id);
  }
}

const browserModuleProblem = ({ code, detail }: { code: string; detail: string }): ServerModuleProblem => ({
  code: 'CONSOLE_HALF_REFUSED',
  detail: `${code}: ${detail}`,
});

/** Returns a function that finds the browser modules that the console refuses, by the rules of the console. */
async function createRefusalCheck(
  { config, builtinBrowserModules }: LoadServerModulesRequest,
  problems: ReadonlyMap<string, ServerModuleProblem>,
): Promise<(browserModules: ReadonlyMap<string, CompatibilityCandidate>) => Map<string, ServerModuleProblem>> {
  const manifest = (id: string): CompatibilityCandidate['definition'] => ({
    id,
    engines: { console: `^${PLUGIN_API_VERSION}` },
  });
  const builtin = (await builtinBrowserModules()).map(
    (id): CompatibilityCandidate => ({ origin: 'builtin', definition: manifest(id) }),
  );
  const ids = new Set(builtin.map(({ definition }) => definition.id));
  return (browserModules) => {
    // What only browsers can load counts as valid.
    const others = Object.entries(config.plugins).flatMap(([id, { isRemote, isOn }]): CompatibilityCandidate[] =>
      isRemote && isOn && !ids.has(id) && !browserModules.has(id) && !problems.has(id)
        ? [{ origin: 'remote', definition: manifest(id) }]
        : [],
    );
    const isOff = (id: string) => config.plugins[id]?.isOn === false;
    const judged = checkPluginCompatibility([...builtin, ...others, ...browserModules.values()], {
      apiVersion: PLUGIN_API_VERSION,
      isOff,
    });
    return new Map(judged.refused.map(({ plugin, ...why }) => [plugin.definition.id, browserModuleProblem(why)]));
  };
}

interface AddedServerModules {
  plugins: readonly ServerPlugin[];
  entities: ReadonlyMap<string, readonly string[]>;
  failed: ReadonlyMap<string, ServerModuleProblem>;
}

/** Adds the server modules of checked folders, one after the other. */
async function addServerModules(
  builtin: readonly ServerPlugin[],
  checked: ReadonlyMap<string, CheckedFolder>,
  importEntry: ((folder: string) => Promise<unknown>) | undefined,
): Promise<AddedServerModules> {
  let plugins = builtin;
  const entities = new Map<string, readonly string[]>();
  const failed = new Map<string, ServerModuleProblem>();
  for (const [id, { folder }] of checked) {
    try {
      const serverModule = parseServerModule(id, await importEntry?.(folder));
      plugins = await withServerModule(plugins, serverModule);
      entities.set(
        id,
        (serverModule.entities ?? []).map(({ name }) => name),
      );
    } catch (cause) {
      const isWrong = cause instanceof SectionError;
      failed.set(id, { code: isWrong ? 'SERVER_HALF_INVALID' : 'SERVER_HALF_FAILED', detail: detailOf(cause) });
    }
  }
  return { plugins, entities, failed };
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

async function checkFolder(id: string, folder: string, listed: string) {
  const problem = (code: ServerModuleProblem['code'], detail: string): ServerModuleProblem => ({ code, detail });
  // Check first, because the id becomes part of a path.
  if (!ID.test(id)) return problem('SERVER_HALF_INVALID', 'its id must be kebab-case, like fall-alarm');
  if (!existsSync(join(folder, 'index.js'))) return problem('SERVER_HALF_MISSING', `${folder}/index.js is not there`);
  let files: FolderFile[];
  try {
    files = await readFolder(folder);
  } catch (cause) {
    return problem('SERVER_HALF_FAILED', detailOf(cause));
  }
  const found = folderChecksum(files);
  if (found === listed) return { files };
  return problem('SERVER_HALF_CHECKSUM', `${folder} has ${found}, and plugins.${id}.server is ${listed}`);
}

function parseServerModule(id: string, module: unknown): ServerPlugin {
  const serverModule = isRecord(module) ? module.default : undefined;
  if (!isServerPlugin(serverModule))
    throw new SectionError(id, 'index.js exports no server module; write export default defineServerPlugin');
  const { server, console: range } = serverModule.engines ?? {};
  if (server !== undefined && !satisfiesCaret(SERVER_PLUGIN_API_VERSION, server))
    throw new SectionError(
      id,
      `it is written for the server plugin API ${server}, and this is ${SERVER_PLUGIN_API_VERSION}`,
    );
  if (range !== undefined && !satisfiesCaret(PLUGIN_API_VERSION, range))
    throw new SectionError(id, `its pages are written for the plugin API ${range}, and this is ${PLUGIN_API_VERSION}`);
  if (serverModule.id !== id)
    throw new SectionError(id, `the server module calls itself ${serverModule.id}; its id must be ${id}`);
  return serverModule;
}

/** Checks only the outer form. Combining it with the other server modules finds deeper errors. */
const isServerPlugin = (value: unknown): value is ServerPlugin => isRecord(value) && typeof value.id === 'string';

/**
 * Adds one plugin and combines all of them on trial. Loads texts too, because permissions and the log name every
 * operation.
 */
async function withServerModule(
  plugins: readonly ServerPlugin[],
  serverModule: ServerPlugin,
): Promise<readonly ServerPlugin[]> {
  requireOwnDefinitions(plugins, serverModule);
  const extended = [...plugins, serverModule];
  // The others are valid, so an error here comes from this one.
  collectPlugins(extended);
  await loadTexts(extended);
  return extended;
}

/** Refuses an added plugin that changes entities, operations or tables of other sections. */
function requireOwnDefinitions(
  plugins: readonly ServerPlugin[],
  { id, entities = [], extensions = {}, tables = [] }: ServerPlugin,
) {
  const owners = new Map(plugins.flatMap((other) => (other.entities ?? []).map(({ name }) => [name, other.id])));
  for (const { name } of entities) {
    const owner = owners.get(name);
    if (owner)
      throw new SectionError(id, `defines the entity ${name}, which belongs to ${owner}; give it another name`);
  }
  const own = new Set(entities.map(({ name }) => name));
  for (const [entity, { operations = {} }] of Object.entries(extensions)) {
    const [operation] = Object.keys(operations);
    if (operation !== undefined && !own.has(entity))
      throw new SectionError(
        id,
        `carries out ${operation} of ${entity}, which is not its own; declare a call of its own`,
      );
  }
  const taken = new Set([...systemTables, ...plugins.flatMap((other) => other.tables ?? [])].map(({ name }) => name));
  const duplicateTable =
    [...tables, ...entities].find(({ name }) => taken.has(name)) ?? tables.find(({ name }) => owners.has(name));
  if (duplicateTable)
    throw new SectionError(id, `has a table ${duplicateTable.name}, and so has somebody else; give it another name`);
}

/** Returns the message without the folder name of built-in sections, which a section error includes. */
const detailOf = (cause: unknown) =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/^src\/plugins\/[\w-]+: /, '');

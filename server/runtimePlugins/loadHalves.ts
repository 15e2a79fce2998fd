import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PLUGIN_API_VERSION, satisfiesCaret } from '../../contract/engines';
import { isRecord } from '../../contract/isRecord';
import { type Judged, judgePlugins } from '../../contract/plugin/judgePlugins';
import type { ServerHalf, ServerHalfProblem } from '../../contract/pluginFiles';
import { systemTables } from '../db/systemTables';
import { collectPlugins, SectionError } from '../plugins/collectPlugins';
import { loadTexts } from '../plugins/loadTexts';
import type { OperatorConfig } from '../plugins/operatorConfig';
import { SERVER_PLUGIN_API_VERSION, type ServerPlugin } from '../plugins/ServerPlugin';
import { type FolderFile, folderChecksum, readFolder } from './folderFiles';
import type { CheckedFolder } from './importChecked';
import { readConsoleModule } from './readConsoleModule';

export interface LoadHalvesRequest {
  /** The built-in sections. */
  builtin: readonly ServerPlugin[];
  config: Pick<OperatorConfig, 'plugins'>;
  /** Returns the ids of the console's built-in plugins. */
  builtinConsoles: () => Promise<readonly string[]>;
  /** The folder that contains one folder per plugin. */
  folder: string;
  /** Makes the entries of checked folders importable. */
  importChecked: (folders: readonly CheckedFolder[]) => Promise<(folder: string) => Promise<unknown>>;
}

export interface LoadedHalves {
  /** The plugins that run, built-in ones first. */
  plugins: readonly ServerPlugin[];
  /** Everything that the operator has listed. */
  halves: readonly ServerHalf[];
}

/**
 * Loads the server modules that the operator has listed with their checksums. Leaves out a module that differs from its
 * checksum, throws, changes what another section owns, or whose browser module the console refuses; the others run.
 */
export async function loadHalves(request: LoadHalvesRequest): Promise<LoadedHalves> {
  const { builtin, config, folder, importChecked } = request;
  const listed = Object.entries(config.plugins).filter(([, { server, isOn }]) => server !== undefined && isOn);
  if (listed.length === 0) return { plugins: builtin, halves: [] };
  const problems = new Map<string, ServerHalfProblem>();

  const checked = new Map<string, CheckedFolder>();
  const consoles = new Map<string, Judged>();
  for (const [id, { server = '', url, integrity }] of listed) {
    const own = resolve(folder, id, 'server');
    const found = await checkFolder(id, own, server);
    const console =
      'code' in found || !url
        ? undefined
        : await readConsoleModule({ id, folder: resolve(folder, id), url, integrity });
    if ('code' in found) problems.set(id, found);
    else if (console && 'code' in console) problems.set(id, refusedConsole(console));
    else {
      checked.set(id, { folder: own, files: found.files });
      if (console) consoles.set(id, { origin: 'remote', definition: console.definition });
    }
  }
  const judge = await consoleJudge(request, problems);
  const read = checked.size > 0 ? await importChecked([...checked.values()]) : undefined;
  for (;;) {
    for (const [id, problem] of judge(consoles)) fail(id, problem);
    const { plugins, entities, failed } = await addAll(builtin, checked, read);
    // A module that does not run takes the browser modules that require it along.
    for (const [id, problem] of failed) fail(id, problem);
    if (failed.size > 0) continue;
    const halves = listed.map(([id]): ServerHalf => {
      const problem = problems.get(id);
      return { id, entities: entities.get(id) ?? [], ...(problem && { problem }) };
    });
    return { plugins, halves };
  }

  function fail(id: string, problem: ServerHalfProblem): void {
    problems.set(id, problem);
    checked.delete(id);
    consoles.delete(id);
  }
}

const refusedConsole = ({ code, detail }: { code: string; detail: string }): ServerHalfProblem => ({
  code: 'CONSOLE_HALF_REFUSED',
  detail: `${code}: ${detail}`,
});

/** Returns a function that finds the browser modules that the console refuses, by the rules of the console. */
async function consoleJudge(
  { config, builtinConsoles }: LoadHalvesRequest,
  problems: ReadonlyMap<string, ServerHalfProblem>,
): Promise<(consoles: ReadonlyMap<string, Judged>) => Map<string, ServerHalfProblem>> {
  const manifest = (id: string): Judged['definition'] => ({ id, engines: { console: `^${PLUGIN_API_VERSION}` } });
  const builtin = (await builtinConsoles()).map((id): Judged => ({ origin: 'builtin', definition: manifest(id) }));
  const ids = new Set(builtin.map(({ definition }) => definition.id));
  return (consoles) => {
    // What only browsers can load counts as valid.
    const others = Object.entries(config.plugins).flatMap(([id, { isRemote, isOn }]): Judged[] =>
      isRemote && isOn && !ids.has(id) && !consoles.has(id) && !problems.has(id)
        ? [{ origin: 'remote', definition: manifest(id) }]
        : [],
    );
    const isOff = (id: string) => config.plugins[id]?.isOn === false;
    const judged = judgePlugins([...builtin, ...others, ...consoles.values()], {
      apiVersion: PLUGIN_API_VERSION,
      isOff,
    });
    return new Map(judged.refused.map(({ plugin, ...why }) => [plugin.definition.id, refusedConsole(why)]));
  };
}

interface Added {
  plugins: readonly ServerPlugin[];
  entities: ReadonlyMap<string, readonly string[]>;
  failed: ReadonlyMap<string, ServerHalfProblem>;
}

/** Adds the server modules of checked folders, one after the other. */
async function addAll(
  builtin: readonly ServerPlugin[],
  checked: ReadonlyMap<string, CheckedFolder>,
  read: ((folder: string) => Promise<unknown>) | undefined,
): Promise<Added> {
  let plugins = builtin;
  const entities = new Map<string, readonly string[]>();
  const failed = new Map<string, ServerHalfProblem>();
  for (const [id, { folder }] of checked) {
    try {
      const half = halfOf(id, await read?.(folder));
      plugins = await withHalf(plugins, half);
      entities.set(
        id,
        (half.entities ?? []).map(({ name }) => name),
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
  const problem = (code: ServerHalfProblem['code'], detail: string): ServerHalfProblem => ({ code, detail });
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

function halfOf(id: string, module: unknown): ServerPlugin {
  const half = isRecord(module) ? module.default : undefined;
  if (!isServerPlugin(half))
    throw new SectionError(id, 'index.js exports no server module; write export default defineServerPlugin');
  const { server, console: range } = half.engines ?? {};
  if (server !== undefined && !satisfiesCaret(SERVER_PLUGIN_API_VERSION, server))
    throw new SectionError(
      id,
      `it is written for the server plugin API ${server}, and this is ${SERVER_PLUGIN_API_VERSION}`,
    );
  if (range !== undefined && !satisfiesCaret(PLUGIN_API_VERSION, range))
    throw new SectionError(id, `its pages are written for the plugin API ${range}, and this is ${PLUGIN_API_VERSION}`);
  if (half.id !== id) throw new SectionError(id, `the server module calls itself ${half.id}; its id must be ${id}`);
  return half;
}

/** Checks only the outer form. Combining it with the other halves finds deeper errors. */
const isServerPlugin = (value: unknown): value is ServerPlugin => isRecord(value) && typeof value.id === 'string';

/**
 * Adds one plugin and combines all of them on trial. Loads texts too, because permissions and the log name every
 * operation.
 */
async function withHalf(plugins: readonly ServerPlugin[], half: ServerPlugin): Promise<readonly ServerPlugin[]> {
  requireOwn(plugins, half);
  const wanted = [...plugins, half];
  // The others are valid, so an error here comes from this one.
  collectPlugins(wanted);
  await loadTexts(wanted);
  return wanted;
}

/** Refuses an added plugin that changes entities, operations or tables of other sections. */
function requireOwn(
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
  const twice =
    [...tables, ...entities].find(({ name }) => taken.has(name)) ?? tables.find(({ name }) => owners.has(name));
  if (twice) throw new SectionError(id, `has a table ${twice.name}, and so has somebody else; give it another name`);
}

/** Returns the message without the folder name of built-in sections, which a section error includes. */
const detailOf = (cause: unknown) =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/^src\/plugins\/[\w-]+: /, '');

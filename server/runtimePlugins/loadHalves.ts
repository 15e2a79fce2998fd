import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { satisfiesCaret } from '../../contract/engines';
import { isRecord } from '../../contract/isRecord';
import type { ServerHalf, ServerHalfProblem } from '../../contract/pluginFiles';
import { systemTables } from '../db/systemTables';
import { collectPlugins, SectionError } from '../plugins/collectPlugins';
import { loadTexts } from '../plugins/loadTexts';
import type { OperatorConfig } from '../plugins/operatorConfig';
import { SERVER_PLUGIN_API_VERSION, type ServerPlugin } from '../plugins/ServerPlugin';
import { type FolderFile, folderChecksum, readFolder } from './folderFiles';
import type { CheckedFolder } from './importChecked';

export interface LoadHalvesRequest {
  /** The built-in sections. */
  builtin: readonly ServerPlugin[];
  config: Pick<OperatorConfig, 'plugins'>;
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
 * Loads the server modules that the operator has listed with their checksums. Leaves out a half that differs from its
 * checksum, throws, or changes what another section owns; the others run.
 */
export async function loadHalves({ builtin, config, folder, importChecked }: LoadHalvesRequest): Promise<LoadedHalves> {
  const listed = Object.entries(config.plugins).filter(([, { server, isOn }]) => server !== undefined && isOn);
  if (listed.length === 0) return { plugins: builtin, halves: [] };
  const halves: ServerHalf[] = [];
  const fail = (id: string, problem: ServerHalfProblem) => halves.push({ id, problem, entities: [] });

  const checked = new Map<string, CheckedFolder>();
  for (const [id, { server = '' }] of listed) {
    const own = resolve(folder, id, 'server');
    const found = await checkFolder(id, own, server);
    if ('code' in found) fail(id, found);
    else checked.set(id, { folder: own, files: found.files });
  }
  let plugins = builtin;
  const read = checked.size > 0 ? await importChecked([...checked.values()]) : undefined;
  for (const [id, { folder: own }] of checked) {
    try {
      const half = halfOf(id, await read?.(own));
      plugins = await withHalf(plugins, half);
      halves.push({ id, entities: (half.entities ?? []).map(({ name }) => name) });
    } catch (cause) {
      const isWrong = cause instanceof SectionError;
      fail(id, { code: isWrong ? 'SERVER_HALF_INVALID' : 'SERVER_HALF_FAILED', detail: detailOf(cause) });
    }
  }
  return { plugins, halves };
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
    throw new SectionError(id, 'index.js exports no server half; write export default defineServerPlugin');
  const { server } = half.engines ?? {};
  if (server !== undefined && !satisfiesCaret(SERVER_PLUGIN_API_VERSION, server))
    throw new SectionError(
      id,
      `it is written for the server plugin API ${server}, and this is ${SERVER_PLUGIN_API_VERSION}`,
    );
  if (half.id !== id) throw new SectionError(id, `the server half calls itself ${half.id}; its id must be ${id}`);
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

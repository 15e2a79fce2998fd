import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { PluginManifest } from '../../contract/plugin/judgePlugins';
import { scriptFault } from '../../contract/plugin/scriptFault';
import { isCode } from '../files/isCode';
import { startThread } from '../threads/startThread';
import { WorkThread, WorkTooLong } from '../threads/WorkThread';
import type { ModuleManifest } from './consoleModule';

/** Milliseconds that a browser module may take to define its plugin. */
const MS_MAX = 10_000;
const MEGABYTES = 256;

export interface ConsoleModule {
  id: string;
  /** Folder of the plugin. */
  folder: string;
  url: string;
  integrity?: string;
}

/** The manifest of a browser module, or why the console refuses it. */
export type ReadModule = { definition: PluginManifest } | { code: string; detail: string };

/**
 * Reads the manifest of the browser module that a plugin has beside its server module, by the checks of the console. Returns
 * `undefined` for a module that only browsers can judge: at another address, or one that does not load outside of them.
 */
export async function readConsoleModule({
  id,
  folder,
  url,
  integrity,
}: ConsoleModule): Promise<ReadModule | undefined> {
  const path = pathBelow(url, `/plugins/${id}/`);
  if (path === undefined) return undefined;
  const content = await readOwn(join(folder, 'console'), path);
  if (!content) return { code: 'LOAD_FAILED', detail: `${url} is not there` };
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (integrity === undefined)
    return { code: 'CHECKSUM_MISSING', detail: `plugins.${id}.integrity is not given; the file has ${found}` };
  if (found !== integrity)
    return { code: 'CHECKSUM_MISMATCH', detail: `the file has ${found}, and plugins.${id}.integrity is ${integrity}` };
  const script = content.toString('utf8');
  const fault = scriptFault(script);
  if (fault) return fault;
  const read = await runModule(script);
  if ('thrown' in read) return undefined;
  if ('fault' in read) return { code: 'INVALID_PLUGIN', detail: read.fault };
  if ('detail' in read) return read;
  if (read.definition.id !== id)
    return { code: 'INVALID_PLUGIN', detail: `it calls itself ${read.definition.id}, and is listed as ${id}` };
  return read;
}

/** Each module gets a thread, since it can change what others see. */
async function runModule(script: string): Promise<ModuleManifest | { code: string; detail: string }> {
  const start = () =>
    startThread(new URL('./consoleModuleThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
  const thread = new WorkThread<string, ModuleManifest>(start, { msMax: MS_MAX, idleMs: 0 });
  try {
    return await thread.run(script);
  } catch (cause) {
    const reason =
      cause instanceof WorkTooLong
        ? `it does not define its plugin within ${MS_MAX / 1000} s and ${MEGABYTES} MB`
        : `it cannot be read: ${cause instanceof Error ? cause.message : cause}`;
    return { code: 'LOAD_FAILED', detail: reason };
  }
}

/** Returns the path of an address below another path of this server. */
function pathBelow(url: string, prefix: string): string | undefined {
  const base = 'http://this.invalid';
  if (!URL.canParse(url, base)) return undefined;
  const { origin, pathname } = new URL(url, base);
  return origin === base && pathname.startsWith(prefix) ? decodeURIComponent(pathname.slice(prefix.length)) : undefined;
}

async function readOwn(folder: string, path: string): Promise<Buffer | undefined> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder + sep)) return undefined;
  try {
    return await readFile(file);
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  }
}

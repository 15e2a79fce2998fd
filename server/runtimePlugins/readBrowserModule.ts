import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { PluginManifest } from '../../contract/plugin/checkPluginCompatibility';
import { scriptError } from '../../contract/plugin/scriptError';
import { hasErrorCode } from '../files/hasErrorCode';
import { startThread } from '../threads/startThread';
import { WorkLimitExceeded, WorkThread } from '../threads/WorkThread';
import type { ModuleManifest } from './browserModule';

/** Milliseconds that a browser module may take to define its plugin. */
const MS_MAX = 10_000;
const MEMORY_LIMIT_MB = 256;

export interface BrowserModuleRequest {
  id: string;
  /** Folder of the plugin. */
  folder: string;
  url: string;
  integrity?: string;
}

/** The manifest of a browser module, or why the console refuses it. */
export type BrowserModuleResult = { definition: PluginManifest } | { code: string; detail: string };

/**
 * Reads the manifest of the browser module that a plugin has beside its server module, by the checks of the console. Returns
 * `undefined` for a module that only browsers can judge: at another address, or one that does not load outside of them.
 */
export async function readBrowserModule({
  id,
  folder,
  url,
  integrity,
}: BrowserModuleRequest): Promise<BrowserModuleResult | undefined> {
  const path = pathUnder(url, `/plugins/${id}/`);
  if (path === undefined) return undefined;
  const content = await readFileIn(join(folder, 'console'), path);
  if (!content) return { code: 'LOAD_FAILED', detail: `${url} is not there` };
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (integrity === undefined)
    return { code: 'CHECKSUM_MISSING', detail: `plugins.${id}.integrity is not given; the file has ${found}` };
  if (found !== integrity)
    return { code: 'CHECKSUM_MISMATCH', detail: `the file has ${found}, and plugins.${id}.integrity is ${integrity}` };
  const script = content.toString('utf8');
  const fault = scriptError(script);
  if (fault) return fault;
  const read = await evaluateModule(script);
  if ('thrown' in read) return undefined;
  if ('fault' in read) return { code: 'INVALID_PLUGIN', detail: read.fault };
  if ('detail' in read) return read;
  if (read.definition.id !== id)
    return { code: 'INVALID_PLUGIN', detail: `it calls itself ${read.definition.id}, and is listed as ${id}` };
  return read;
}

/** Each module gets a thread, since it can change what others see. */
async function evaluateModule(script: string): Promise<ModuleManifest | { code: string; detail: string }> {
  const start = () =>
    startThread(new URL('./browserModuleThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
  const thread = new WorkThread<string, ModuleManifest>(start, { msMax: MS_MAX, idleMs: 0 });
  try {
    return await thread.run(script);
  } catch (cause) {
    const reason =
      cause instanceof WorkLimitExceeded
        ? `it does not define its plugin within ${MS_MAX / 1000} s and ${MEMORY_LIMIT_MB} MB`
        : `it cannot be read: ${cause instanceof Error ? cause.message : cause}`;
    return { code: 'LOAD_FAILED', detail: reason };
  }
}

/** Returns the path of an address below another path of this server. */
function pathUnder(url: string, prefix: string): string | undefined {
  const base = 'http://this.invalid';
  if (!URL.canParse(url, base)) return undefined;
  const { origin, pathname } = new URL(url, base);
  return origin === base && pathname.startsWith(prefix) ? decodeURIComponent(pathname.slice(prefix.length)) : undefined;
}

async function readFileIn(folder: string, path: string): Promise<Buffer | undefined> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder + sep)) return undefined;
  try {
    return await readFile(file);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  }
}

import { scriptError } from '../../../../contract/plugin/scriptError';
import { isRecord } from '../../../../contract/values/isRecord';
import type { PluginConfig } from '../../registry/consoleConfig';
import { parsePlugin } from '../../registry/parsePlugin';
import type { PluginProblemCode } from '../../registry/problems';
import type { PluginCandidate } from '../../registry/resolvePlugins';

/** Timeout in milliseconds for loading a plugin. */
const LOAD_TIMEOUT_MS = 10_000;

/** A plugin that the operator configuration lists with the address of its file. */
export interface RemoteSource extends Pick<PluginConfig, 'integrity'> {
  id: string;
  url: string;
}

/** Browser functions that loading needs. */
export interface RemoteTools {
  /** Address of the page, and other origins from which plugins can be loaded. */
  base: string;
  allowedOrigins: readonly string[];
  /** Whether the page's import map has the shared modules. */
  hasSharedModules: boolean;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns the SHA-384 in base64; `undefined` in an insecure context (no HTTPS). */
  digest: (bytes: ArrayBuffer) => Promise<string | undefined>;
  /** Runs a module only if it has this checksum; the browser verifies it. */
  run: (url: string, integrity: string) => Promise<unknown>;
  timeoutMs?: number;
}

/** Thrown for a rejected plugin; the message gives the reason and the remedy. */
export class RemotePluginError extends Error {
  readonly code: PluginProblemCode;
  constructor(code: PluginProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RemoteRefusal';
    this.code = code;
  }
}

/** Fetches, verifies and runs one plugin. A failure is returned in the candidate and affects no other plugin. */
export async function loadRemotePlugin(source: RemoteSource, tools: RemoteTools): Promise<PluginCandidate> {
  const identity = { origin: 'remote', source: source.id } as const;
  const abort = new AbortController();
  const { timeoutMs = LOAD_TIMEOUT_MS } = tools;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemotePluginError('LOAD_FAILED', `${source.url} was not there within ${timeoutMs / 1000} s`)),
      timeoutMs,
    );
  });
  try {
    return { ...identity, definition: await Promise.race([load(source, tools, abort.signal), timeout]) };
  } catch (cause) {
    const code = cause instanceof RemotePluginError ? cause.code : 'LOAD_FAILED';
    return { ...identity, code, failure: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

async function load({ id, url, integrity }: RemoteSource, tools: RemoteTools, signal: AbortSignal): Promise<unknown> {
  const address = new URL(url, tools.base);
  const isSameOrigin = address.origin === new URL(tools.base).origin;
  if (!isSameOrigin && !tools.allowedOrigins.includes(address.origin))
    throw new RemotePluginError('ORIGIN_NOT_ALLOWED', `${address.origin} is not among allowedOrigins`);
  if (!tools.hasSharedModules)
    throw new RemotePluginError('NO_SHARED_MODULES', 'the page does not offer the modules that plugins share');
  const response = await tools.fetch(address.href, { signal, cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new RemotePluginError('LOAD_FAILED', `${address.href} answers HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? 'nothing';
  if (!/\b(java|ecma)script\b/i.test(type))
    throw new RemotePluginError('LOAD_FAILED', `${address.href} is no script but ${type}`);
  const bytes = await response.arrayBuffer();
  const digest = await tools.digest(bytes);
  const checksum = digest === undefined ? undefined : `sha384-${digest}`;
  if (integrity === undefined)
    throw new RemotePluginError('CHECKSUM_MISSING', `plugins.${id}.integrity is not given; the file has ${checksum}`);
  if (checksum !== undefined && checksum !== integrity)
    throw new RemotePluginError(
      'CHECKSUM_MISMATCH',
      `the file has ${checksum}, and plugins.${id}.integrity is ${integrity}`,
    );
  const fault = scriptError(new TextDecoder().decode(bytes));
  if (fault) throw new RemotePluginError(fault.code, fault.detail);
  const module = await tools.run(address.href, integrity);
  const definition = isRecord(module) ? module.default : undefined;
  const parsed = parsePlugin(definition);
  if ('fault' in parsed) throw new RemotePluginError('INVALID_PLUGIN', parsed.fault);
  if (parsed.definition.id !== id)
    throw new RemotePluginError('INVALID_PLUGIN', `it calls itself ${parsed.definition.id}, and is listed as ${id}`);
  return parsed.definition;
}

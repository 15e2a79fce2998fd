import { isRecord } from '../../../../contract/isRecord';
import type { PluginConfig } from '../../registry/consoleConfig';
import { parsePlugin } from '../../registry/parsePlugin';
import type { PluginProblemCode } from '../../registry/problems';
import type { PluginCandidate } from '../../registry/resolvePlugins';
import { ownCopiesIn } from './ownCopies';

/** Milliseconds within which a plugin has to be there. */
const LOAD_LIMIT_MS = 10_000;

/** A plugin that the operator has listed with the address of its file. */
export interface RemoteSource extends Pick<PluginConfig, 'integrity'> {
  id: string;
  url: string;
}

/** What loading needs of the browser. */
export interface RemoteTools {
  /** Address of the page, and other origins that plugins may come from. */
  base: string;
  allowedOrigins: readonly string[];
  /** Whether the page maps the names of shared modules. */
  hasSharedModules: boolean;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** SHA-384 in base64; `undefined` where the browser does not offer it (no HTTPS). */
  digest: (bytes: ArrayBuffer) => Promise<string | undefined>;
  /** Runs a module only if it has this checksum, which the browser sees to itself. */
  run: (url: string, integrity: string) => Promise<unknown>;
  limitMs?: number;
}

/** A plugin that is not let in; the message says why and what to do. */
export class RemoteRefusal extends Error {
  readonly code: PluginProblemCode;
  constructor(code: PluginProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RemoteRefusal';
    this.code = code;
  }
}

/** Fetches, checks and runs one plugin; whatever goes wrong is told in the candidate and harms nobody else. */
export async function loadRemotePlugin(source: RemoteSource, tools: RemoteTools): Promise<PluginCandidate> {
  const about = { origin: 'remote', source: source.id } as const;
  const abort = new AbortController();
  const { limitMs = LOAD_LIMIT_MS } = tools;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteRefusal('LOAD_FAILED', `${source.url} was not there within ${limitMs / 1000} s`)),
      limitMs,
    );
  });
  try {
    return { ...about, definition: await Promise.race([load(source, tools, abort.signal), late]) };
  } catch (cause) {
    const code = cause instanceof RemoteRefusal ? cause.code : 'LOAD_FAILED';
    return { ...about, code, failure: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

async function load({ id, url, integrity }: RemoteSource, tools: RemoteTools, signal: AbortSignal): Promise<unknown> {
  const address = new URL(url, tools.base);
  const isOwn = address.origin === new URL(tools.base).origin;
  if (!isOwn && !tools.allowedOrigins.includes(address.origin))
    throw new RemoteRefusal('ORIGIN_NOT_ALLOWED', `${address.origin} is not among allowedOrigins`);
  if (!tools.hasSharedModules)
    throw new RemoteRefusal('NO_SHARED_MODULES', 'the page does not offer the modules that plugins share');
  const response = await tools.fetch(address.href, { signal, cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new RemoteRefusal('LOAD_FAILED', `${address.href} answers HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? 'nothing';
  if (!/\b(java|ecma)script\b/i.test(type))
    throw new RemoteRefusal('LOAD_FAILED', `${address.href} is no script but ${type}`);
  const bytes = await response.arrayBuffer();
  const digest = await tools.digest(bytes);
  const found = digest === undefined ? undefined : `sha384-${digest}`;
  if (integrity === undefined)
    throw new RemoteRefusal('CHECKSUM_MISSING', `plugins.${id}.integrity is not given; the file has ${found}`);
  if (found !== undefined && found !== integrity)
    throw new RemoteRefusal('CHECKSUM_MISMATCH', `the file has ${found}, and plugins.${id}.integrity is ${integrity}`);
  const script = new TextDecoder().decode(bytes);
  const copies = ownCopiesIn(script);
  if (copies.length > 0)
    throw new RemoteRefusal(
      'OWN_COPY',
      `it has a copy of ${copies.join(', ')} built in; leave out what the console shares`,
    );
  const [, other] = OTHER_FILE.exec(script) ?? [];
  if (other !== undefined)
    throw new RemoteRefusal('LOAD_FAILED', `it imports ${other}, which no checksum covers; build it as one file`);
  const module = await tools.run(address.href, integrity);
  const definition = isRecord(module) ? module.default : undefined;
  const parsed = parsePlugin(definition);
  if ('fault' in parsed) throw new RemoteRefusal('INVALID_PLUGIN', parsed.fault);
  if (parsed.definition.id !== id)
    throw new RemoteRefusal('INVALID_PLUGIN', `it calls itself ${parsed.definition.id}, and is listed as ${id}`);
  return parsed.definition;
}

/** The import of another file, by path or address, as bundlers write it; shared modules have names. */
const OTHER_FILE = /(?:\bfrom|\bimport\s*\(?)\s*["']((?:\.{0,2}\/|https?:)[^"'\s]+)["']/;

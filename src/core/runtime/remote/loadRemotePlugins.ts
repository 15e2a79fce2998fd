import type { ConsoleConfig } from '../../registry/consoleConfig';
import { PLUGIN_PROBLEM_CODES } from '../../registry/problems';
import type { PluginCandidate } from '../../registry/resolvePlugins';
import { browserTools } from './browserTools';
import { loadRemotePlugin, type RemoteTools } from './loadRemotePlugin';

/** Milliseconds that the console start waits for remote plugins; slower ones join the running console. */
const START_WAIT_MS = 1_500;

export interface RemotePlugins {
  ready: readonly PluginCandidate[];
  late: readonly Promise<PluginCandidate>[];
}

/** Starts to load all remote plugins in parallel; resolves when all have loaded or the wait is over. */
export async function loadRemotePlugins(
  { plugins, allowedOrigins }: Pick<ConsoleConfig, 'plugins' | 'allowedOrigins'>,
  tools: RemoteTools = browserTools(allowedOrigins),
  waitMs: number = START_WAIT_MS,
): Promise<RemotePlugins> {
  const loading = Object.entries(plugins).flatMap(([id, { url, integrity, enabled, serverProblem }]) => {
    if (url === undefined) return [];
    if (enabled === false) return [Promise.resolve<PluginCandidate>({ origin: 'remote', source: id, isOff: true })];
    // Without the server module, its pages would call operations that do not exist, or use paths of another plugin.
    if (serverProblem !== undefined) return [Promise.resolve(failedServerCandidate(id, serverProblem))];
    return [loadRemotePlugin({ id, url, integrity }, tools)];
  });
  const found = new Map<Promise<PluginCandidate>, PluginCandidate>();
  const all = loading.map(async (each) => void found.set(each, await each));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitTimeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  await Promise.race([Promise.all(all), waitTimeout]);
  clearTimeout(timer);
  const ready = loading.flatMap((each) => found.get(each) ?? []);
  return { ready, late: loading.filter((each) => !found.has(each)) };
}

/** Matches a problem of the browser module itself, which the server has found when it started. */
const BROWSER_MODULE_PROBLEM = /^CONSOLE_HALF_REFUSED: ([A-Z_]+): /;

function failedServerCandidate(id: string, failure: string): PluginCandidate {
  const [start = '', problemCode] = BROWSER_MODULE_PROBLEM.exec(failure) ?? [];
  const code = PLUGIN_PROBLEM_CODES.find((each) => each === problemCode) ?? 'SERVER_HALF_REFUSED';
  return { origin: 'remote', source: id, code, failure: failure.slice(start.length) };
}

import { loadConsoleTexts } from '../core/i18n/loadConsoleTexts';
import { storedLocale } from '../core/i18n/locale';
import { createEntityPage } from '../core/kit/createEntityPage';
import { logStore } from '../core/log';
import type { ConsoleConfig } from '../core/registry/consoleConfig';
import { DISABLED_PLUGINS_KEY, parseDisabledPlugins, withoutPlugins } from '../core/registry/disabledPlugins';
import { describePluginProblem, type PluginProblem } from '../core/registry/problems';
import type { PluginCandidate } from '../core/registry/resolvePlugins';
import { resolvePluginsAndRoutes } from '../core/registry/resolvePluginsAndRoutes';
import { loadConsoleConfig } from '../core/runtime/loadConsoleConfig';
import type { RemotePlugins } from '../core/runtime/remote/loadRemotePlugins';
import { shellPlugin } from '../core/shell/shellPlugin';
import { userStorage } from '../core/storage';

/** Built-in plugins. To add one, add a folder. */
const sections = import.meta.glob<{ default: unknown }>('../plugins/*/index.ts', { eager: true });

const builtin: readonly PluginCandidate[] = [
  { origin: 'builtin', definition: shellPlugin },
  ...Object.entries(sections).map(
    ([path, module]): PluginCandidate => ({
      origin: 'builtin',
      definition: module.default,
      source: `src/${path.slice(2)}`,
    }),
  ),
];

/**
 * Reads the operator configuration, loads the plugins it names and resolves what the console consists of. Problems go to the
 * front-end log, and slow plugins join later. It imports no page code, so that it runs while the page code loads.
 */
export async function resolveConsole() {
  // All texts of a language are one file: start loading it while the configuration is read. The code that needs the texts
  // reports a failure.
  loadConsoleTexts(storedLocale()).catch(() => undefined);
  const { config: given, faults } = await loadConsoleConfig();
  for (const fault of faults) logStore.push({ message: `console.config.json: ${fault}`, type: 'danger' });
  const config = withoutPlugins(given, parseDisabledPlugins(userStorage().get(DISABLED_PLUGINS_KEY)));
  const { ready, late } = await remotePlugins(config);
  const candidates = [...builtin, ...ready];
  const arranged = resolvePluginsAndRoutes({ plugins: candidates, config, createEntityPage });
  logProblems(arranged.problems);
  return { candidates, late, config, configFaults: faults, arranged };
}

export type ResolvedConsole = Awaited<ReturnType<typeof resolveConsole>>;

/** Most consoles have no remote plugins, so their loader is fetched only when needed. */
async function remotePlugins(config: ConsoleConfig): Promise<RemotePlugins> {
  if (!Object.values(config.plugins).some(({ url }) => url !== undefined)) return { ready: [], late: [] };
  return (await import('../core/runtime/remote/loadRemotePlugins')).loadRemotePlugins(config);
}

/** Writes plugin problems to the front-end log. */
export function logProblems(problems: readonly PluginProblem[]): void {
  for (const problem of problems) {
    const { code, plugin } = problem;
    logStore.push({ message: describePluginProblem(problem), type: 'danger', meta: { code, plugin } });
  }
}

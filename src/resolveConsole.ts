import { entityPage } from './core/kit/entityPage';
import { logStore } from './core/log';
import { describePluginProblem, type PluginProblem } from './core/registry/problems';
import type { PluginCandidate } from './core/registry/resolvePlugins';
import { type AssembleRequest, assembleConsole } from './core/runtime/assembleConsole';
import { loadConsoleConfig } from './core/runtime/loadConsoleConfig';
import { shellPlugin } from './core/shell/shellPlugin';

/** The sections that come with the console; a new folder is all it takes to add one. */
const sections = import.meta.glob<{ default: unknown }>('./plugins/*/index.ts', { eager: true });

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

/** Reads the operator's configuration and decides what the console consists of. Problems go to the front-end log. */
export async function resolveConsole({ beforeShown }: Pick<AssembleRequest, 'beforeShown'>) {
  const { config, faults } = await loadConsoleConfig();
  for (const fault of faults) logStore.push({ message: `console.config.json: ${fault}`, type: 'danger' });
  const assembled = assembleConsole({ plugins: builtin, config, beforeShown, entityPage });
  logProblems(assembled.problems);
  return { candidates: builtin, config, configFaults: faults, assembled };
}

/** Tells the front-end log what is wrong with plugins. */
export function logProblems(problems: readonly PluginProblem[]): void {
  for (const problem of problems) {
    const { code, plugin } = problem;
    logStore.push({ message: describePluginProblem(problem), type: 'danger', meta: { code, plugin } });
  }
}

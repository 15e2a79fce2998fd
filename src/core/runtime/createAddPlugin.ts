import type { AddPlugin } from '../plugin-api';
import type { ConsoleConfig } from '../registry/consoleConfig';
import { describePluginProblem, type PluginProblem } from '../registry/problems';
import type { PluginCandidate } from '../registry/resolvePlugins';
import { type AssembledConsole, type AssembleRequest, assembleConsole } from './assembleConsole';

export interface AddPluginRequest {
  /** What the console was put together from at the start. */
  candidates: readonly PluginCandidate[];
  config: ConsoleConfig;
  /** The console as it runs now. */
  current: () => AssembledConsole;
  beforeShown?: AssembleRequest['beforeShown'];
  entityPage?: AssembleRequest['entityPage'];
  /** Takes over the console with the plugin; resolves when it can be seen. */
  apply: (next: AssembledConsole) => Promise<void>;
  /** Told of everything wrong with a plugin. */
  onProblems: (problems: readonly PluginProblem[]) => void;
}

/** Makes the way by which plugins join a running console; one that cannot run changes nothing and is told why. */
export function createAddPlugin({
  candidates,
  config,
  current,
  beforeShown,
  entityPage,
  apply,
  onProblems,
}: AddPluginRequest): AddPlugin {
  let taken = candidates;
  return async (definition) => {
    const wanted: PluginCandidate[] = [...taken, { origin: 'remote', definition, source: 'added' }];
    const next = assembleConsole({ plugins: wanted, config, known: current().loadables, beforeShown, entityPage });
    const isActive = next.active.some((plugin) => plugin.definition === definition);
    const before = new Set(current().problems.map(describePluginProblem));
    const problems = next.problems.filter((problem) => !before.has(describePluginProblem(problem)));
    onProblems(problems);
    if (isActive) {
      taken = wanted;
      await apply(next);
    }
    return { isActive, problems: problems.map(describePluginProblem) };
  };
}

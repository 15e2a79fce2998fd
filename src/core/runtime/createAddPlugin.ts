import type { AddPlugin, EntityPage } from '../plugin-api';
import { arrangePlugins } from '../registry/arrangePlugins';
import type { ConsoleConfig } from '../registry/consoleConfig';
import { parsePlugin } from '../registry/parsePlugin';
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
  entityPage?: EntityPage;
  /** Takes over the console with the plugin; resolves when it can be seen. */
  apply: (next: AssembledConsole) => Promise<void>;
  /** Told of everything wrong with a plugin. */
  onProblems: (problems: readonly PluginProblem[]) => void;
}

/** How plugins join a running console. */
export interface PluginJoin {
  /** Adds a plugin of a page's; one that cannot run changes nothing and is told why. */
  addPlugin: AddPlugin;
  /** Takes in a plugin of the operator's that came late, or the news that it did not. */
  join: (candidate: PluginCandidate) => Promise<void>;
}

/** Makes the ways by which plugins join a running console. */
export function createAddPlugin({
  candidates,
  config,
  current,
  beforeShown,
  entityPage,
  apply,
  onProblems,
}: AddPluginRequest): PluginJoin {
  let taken = candidates;
  const tryWith = (candidate: PluginCandidate) => {
    const wanted = [...taken, candidate];
    const known = current().loadables;
    const arranged = arrangePlugins({ plugins: wanted, config, entityPage, parse: parsePlugin });
    const next = assembleConsole({ arranged, config, known, beforeShown });
    const before = new Set(current().problems.map(describePluginProblem));
    const problems = next.problems.filter((problem) => !before.has(describePluginProblem(problem)));
    onProblems(problems);
    return { next, problems, wanted };
  };
  return {
    addPlugin: async (definition) => {
      const { next, problems, wanted } = tryWith({ origin: 'remote', definition, source: 'added' });
      const isActive = next.active.some((plugin) => plugin.definition === definition);
      if (isActive) {
        taken = wanted;
        await apply(next);
      }
      return { isActive, problems: problems.map(describePluginProblem) };
    },
    join: async (candidate) => {
      const { next, wanted } = tryWith(candidate);
      taken = wanted;
      await apply(next);
    },
  };
}

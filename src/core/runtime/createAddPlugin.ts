import type { AddPlugin, EntityPage } from '../plugin-api';
import { arrangePlugins } from '../registry/arrangePlugins';
import type { ConsoleConfig } from '../registry/consoleConfig';
import { parsePlugin } from '../registry/parsePlugin';
import { describePluginProblem, type PluginProblem } from '../registry/problems';
import type { PluginCandidate } from '../registry/resolvePlugins';
import { type AssembledConsole, type AssembleRequest, assembleConsole } from './assembleConsole';

export interface AddPluginRequest {
  /** The plugins that the console was first assembled from. */
  candidates: readonly PluginCandidate[];
  config: ConsoleConfig;
  /** The running console. */
  current: () => AssembledConsole;
  beforeShown?: AssembleRequest['beforeShown'];
  entityPage?: EntityPage;
  /** Applies the console with the new plugin; resolves when it is visible. */
  apply: (next: AssembledConsole) => Promise<void>;
  /** Called with all problems of a plugin. */
  onProblems: (problems: readonly PluginProblem[]) => void;
}

/** Adds plugins to a running console. */
export interface PluginJoin {
  /** Adds a plugin from a page; if it cannot run, nothing changes and the caller gets the problems. */
  addPlugin: AddPlugin;
  /** Adds an operator's plugin that loaded late, or reports that it failed to load. */
  join: (candidate: PluginCandidate) => Promise<void>;
}

/** Creates the functions that add plugins to a running console. */
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

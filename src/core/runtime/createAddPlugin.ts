import type { AddPlugin, EntityPageFactory } from '../plugin-api';
import type { ConsoleConfig } from '../registry/consoleConfig';
import { parsePlugin } from '../registry/parsePlugin';
import { describePluginProblem, type PluginProblem } from '../registry/problems';
import type { PluginCandidate } from '../registry/resolvePlugins';
import { resolvePluginsAndRoutes } from '../registry/resolvePluginsAndRoutes';
import { type AssembledConsole, type AssembleRequest, assembleConsole } from './assembleConsole';

export interface AddPluginRequest {
  /** The plugins that the console was first assembled from. */
  candidates: readonly PluginCandidate[];
  config: ConsoleConfig;
  /** The running console. */
  current: () => AssembledConsole;
  beforeShow?: AssembleRequest['beforeShow'];
  createEntityPage?: EntityPageFactory;
  /** Applies the console with the new plugin; resolves when it is visible. */
  apply: (next: AssembledConsole) => Promise<void>;
  /** Called with all problems of a plugin. */
  onProblems: (problems: readonly PluginProblem[]) => void;
}

/** Adds plugins to a running console. */
export interface PluginAdder {
  /** Adds a plugin from a page; if it cannot run, nothing changes and the caller gets the problems. */
  addPlugin: AddPlugin;
  /** Adds an operator's plugin that loaded late, or reports that it failed to load. */
  addLoadedPlugin: (candidate: PluginCandidate) => Promise<void>;
}

/** Creates the functions that add plugins to a running console. */
export function createAddPlugin({
  candidates,
  config,
  current,
  beforeShow,
  createEntityPage,
  apply,
  onProblems,
}: AddPluginRequest): PluginAdder {
  let currentCandidates = candidates;
  const assembleWith = (candidate: PluginCandidate) => {
    const nextCandidates = [...currentCandidates, candidate];
    const reusableLoadables = current().loadables;
    const pluginsAndRoutes = resolvePluginsAndRoutes({
      plugins: nextCandidates,
      config,
      createEntityPage,
      parse: parsePlugin,
    });
    const next = assembleConsole({ pluginsAndRoutes, config, reusableLoadables, beforeShow });
    const previousProblems = new Set(current().problems.map(describePluginProblem));
    const problems = next.problems.filter((problem) => !previousProblems.has(describePluginProblem(problem)));
    onProblems(problems);
    return { next, problems, wanted: nextCandidates };
  };
  return {
    addPlugin: async (definition) => {
      const {
        next,
        problems,
        wanted: nextCandidates,
      } = assembleWith({ origin: 'remote', definition, source: 'added' });
      const isActive = next.active.some((plugin) => plugin.definition === definition);
      if (isActive) {
        currentCandidates = nextCandidates;
        await apply(next);
      }
      return { isActive, problems: problems.map(describePluginProblem) };
    },
    addLoadedPlugin: async (candidate) => {
      const { next, wanted: nextCandidates } = assembleWith(candidate);
      currentCandidates = nextCandidates;
      await apply(next);
    },
  };
}

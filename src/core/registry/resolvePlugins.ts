import { checkPluginCompatibility } from '../../../contract/plugin/checkPluginCompatibility';
import type { EntityPageFactory, PluginDefinition } from '../plugin-api';
import type { ConsoleConfig } from './consoleConfig';
import type { ParsedPlugin } from './parsePlugin';
import type { PluginProblem, PluginProblemCode } from './problems';
import { resolveContributions } from './resolveContributions';
import type { InactivePlugin, PluginOrigin, ResolvedPlugin } from './resolvedPlugin';

/** A definition to resolve, or the information that its code failed to load or is not wanted. */
export type PluginCandidate = { origin: PluginOrigin; source?: string } & (
  | { definition: unknown }
  | { failure: string; code?: PluginProblemCode }
  | { isOff: true }
);

export interface ResolveRequest {
  plugins: readonly PluginCandidate[];
  config: ConsoleConfig;
  apiVersion: string;
  /** Generates the pages that resources do not bring themselves. */
  createEntityPage?: EntityPageFactory;
  /** Validates untrusted definitions. Defaults to no check, because the build or the loader has already validated them. */
  parse?: (definition: unknown) => ParsedPlugin;
}

/**
 * Resolves which plugins run and what each contributes. It is a pure function: to enable or disable plugins, resolve again
 * with another configuration. Nothing is dropped silently: `problems` names every plugin that does not run.
 */
export function resolvePlugins({ plugins, config, apiVersion, createEntityPage, parse = trusted }: ResolveRequest): {
  plugins: ResolvedPlugin[];
  problems: PluginProblem[];
} {
  const inactive: InactivePlugin[] = [];
  const fail = (problem: PluginProblem, { origin, version = '' }: { origin: PluginOrigin; version?: string }) =>
    inactive.push({ id: problem.plugin, version, origin, state: 'failed', problems: [problem] });

  const parsed: { origin: PluginOrigin; definition: PluginDefinition }[] = [];
  // The sort is stable, so each kind keeps its registration order.
  const builtinFirst = [...plugins].sort((a, b) => Number(a.origin === 'remote') - Number(b.origin === 'remote'));
  for (const candidate of builtinFirst) {
    const { origin, source = 'unnamed' } = candidate;
    if ('isOff' in candidate) inactive.push({ id: source, version: '', origin, state: 'disabled', problems: [] });
    else if ('failure' in candidate) {
      const { code = 'LOAD_FAILED', failure } = candidate;
      fail({ code, plugin: source, detail: failure }, { origin });
    } else {
      const found = parse(candidate.definition);
      if ('fault' in found)
        fail({ code: 'INVALID_PLUGIN', plugin: found.id ?? source, detail: found.fault }, { origin });
      else parsed.push({ origin, definition: found.definition });
    }
  }

  const isOff = (id: string) => config.plugins[id]?.enabled === false;
  const { running, disabled: off, refused } = checkPluginCompatibility(parsed, { apiVersion, isOff });
  for (const { origin, definition } of off) {
    const { id, version } = definition;
    inactive.push({ id, version, origin, state: 'disabled', problems: [] });
  }
  for (const { plugin, code, detail } of refused) {
    const { id, version } = plugin.definition;
    fail({ code, plugin: id, detail }, { origin: plugin.origin, version });
  }

  const active = resolveContributions([...running.values()], config, createEntityPage);
  const resolved: ResolvedPlugin[] = [...active, ...inactive];
  return { plugins: resolved, problems: resolved.flatMap((plugin) => plugin.problems) };
}

const trusted = (definition: unknown): ParsedPlugin => ({ definition: definition as PluginDefinition });

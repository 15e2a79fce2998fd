import { satisfiesCaret } from '../../../contract/engines';
import type { EntityPage, PluginDefinition } from '../plugin-api';
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
  entityPage?: EntityPage;
  /** Validates untrusted definitions. Defaults to no check, because the build or the loader has already validated them. */
  parse?: (definition: unknown) => ParsedPlugin;
}

interface Sound {
  origin: PluginOrigin;
  definition: PluginDefinition;
}

/**
 * Resolves which plugins run and what each contributes. It is a pure function: to enable or disable plugins, resolve again
 * with another configuration. Nothing is dropped silently: `problems` names every plugin that does not run.
 */
export function resolvePlugins({ plugins, config, apiVersion, entityPage, parse = trusted }: ResolveRequest): {
  plugins: ResolvedPlugin[];
  problems: PluginProblem[];
} {
  const inactive: InactivePlugin[] = [];
  const fail = (problem: PluginProblem, { origin, version = '' }: { origin: PluginOrigin; version?: string }) =>
    inactive.push({ id: problem.plugin, version, origin, state: 'failed', problems: [problem] });

  const sound = new Map<string, Sound>();
  // The sort is stable, so each kind keeps its registration order.
  const builtinFirst = [...plugins].sort((a, b) => Number(a.origin === 'remote') - Number(b.origin === 'remote'));
  for (const candidate of builtinFirst) {
    const { origin, source = 'unnamed' } = candidate;
    if ('isOff' in candidate) {
      inactive.push({ id: source, version: '', origin, state: 'disabled', problems: [] });
      continue;
    }
    if ('failure' in candidate) {
      const { code = 'LOAD_FAILED', failure } = candidate;
      fail({ code, plugin: source, detail: failure }, { origin });
      continue;
    }
    const parsed = parse(candidate.definition);
    if ('fault' in parsed) {
      fail({ code: 'INVALID_PLUGIN', plugin: parsed.id ?? source, detail: parsed.fault }, { origin });
      continue;
    }
    const { definition } = parsed;
    const { id, version } = definition;
    if (!satisfiesCaret(apiVersion, definition.engines.console)) {
      const detail = `written for console ${definition.engines.console}, this is ${apiVersion}`;
      fail({ code: 'ENGINE_MISMATCH', plugin: id, detail }, { origin, version });
    } else if (sound.has(id)) {
      const detail = `another ${sound.get(id)?.origin} plugin has this id; the first one stays`;
      fail({ code: 'DUPLICATE_PLUGIN', plugin: id, detail }, { origin, version });
    } else if (config.plugins[id]?.enabled === false) {
      inactive.push({ id, version, origin, state: 'disabled', problems: [] });
    } else {
      sound.set(id, { origin, definition });
    }
  }

  for (const problem of findCycles(sound)) fail(problem, take(sound, problem.plugin));
  for (let missing = findMissing(sound); missing.length > 0; missing = findMissing(sound)) {
    for (const problem of missing) fail(problem, take(sound, problem.plugin));
  }

  const active = resolveContributions([...sound.values()], config, entityPage);
  const resolved: ResolvedPlugin[] = [...active, ...inactive];
  return { plugins: resolved, problems: resolved.flatMap((plugin) => plugin.problems) };
}

const trusted = (definition: unknown): ParsedPlugin => ({ definition: definition as PluginDefinition });

/** Disables every member of a dependency cycle; plugins that depend on one become `MISSING_PLUGIN` later. */
function findCycles(sound: ReadonlyMap<string, Sound>): PluginProblem[] {
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (sound.get(from)?.definition.requires ?? []).some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...sound.keys()]
    .filter((id) => reaches(id, id, new Set()))
    .map((id) => ({ code: 'DEPENDENCY_CYCLE', plugin: id, detail: 'it requires itself through its requirements' }));
}

function findMissing(sound: ReadonlyMap<string, Sound>): PluginProblem[] {
  return [...sound.values()].flatMap(({ definition }): PluginProblem[] => {
    const missing = (definition.requires ?? []).filter((id) => !sound.has(id));
    const detail = `requires ${missing.join(', ')}, which does not run`;
    return missing.length === 0 ? [] : [{ code: 'MISSING_PLUGIN', plugin: definition.id, detail }];
  });
}

function take(sound: Map<string, Sound>, id: string): { origin: PluginOrigin; version?: string } {
  const plugin = sound.get(id);
  sound.delete(id);
  return { origin: plugin?.origin ?? 'builtin', version: plugin?.definition.version };
}

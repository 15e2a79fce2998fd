import { satisfiesCaret } from './engines';

/** What decides whether a valid plugin runs, from its definition. */
export interface PluginManifest {
  id: string;
  engines: { console: string };
  /** Plugins that must run too. */
  requires?: readonly string[];
}

export type RefusalCode = 'ENGINE_MISMATCH' | 'DUPLICATE_PLUGIN' | 'MISSING_PLUGIN' | 'DEPENDENCY_CYCLE';

/** A plugin with its origin. Built-in plugins come first. */
export interface CompatibilityCandidate<P extends PluginManifest = PluginManifest> {
  origin: 'builtin' | 'remote';
  definition: P;
}

export interface CompatibilityResult<J extends CompatibilityCandidate> {
  /** The plugins that run, by id. */
  running: ReadonlyMap<string, J>;
  disabled: readonly J[];
  refused: readonly { plugin: J; code: RefusalCode; detail: string }[];
}

/** Decides which plugins run. Console and server use it, so that both modules of a plugin run or neither does. */
export function checkPluginCompatibility<J extends CompatibilityCandidate>(
  plugins: readonly J[],
  { apiVersion, isOff: isDisabled }: { apiVersion: string; isOff: (id: string) => boolean },
): CompatibilityResult<J> {
  const running = new Map<string, J>();
  const disabled: J[] = [];
  const refused: { plugin: J; code: RefusalCode; detail: string }[] = [];
  for (const plugin of plugins) {
    const { id, engines } = plugin.definition;
    const other = running.get(id);
    if (!satisfiesCaret(apiVersion, engines.console)) {
      const detail = `written for console ${engines.console}, this is ${apiVersion}`;
      refused.push({ plugin, code: 'ENGINE_MISMATCH', detail });
    } else if (other) {
      const detail = `another ${other.origin} plugin has this id; the first one stays`;
      refused.push({ plugin, code: 'DUPLICATE_PLUGIN', detail });
    } else if (isDisabled(id)) disabled.push(plugin);
    else running.set(id, plugin);
  }
  const refuse = (plugin: J, code: RefusalCode, detail: string) => {
    running.delete(plugin.definition.id);
    refused.push({ plugin, code, detail });
  };
  for (const plugin of findCycles(running)) {
    refuse(plugin, 'DEPENDENCY_CYCLE', 'it requires itself through its requirements');
  }
  for (let missing = findMissing(running); missing.length > 0; missing = findMissing(running)) {
    for (const [plugin, others] of missing) {
      refuse(plugin, 'MISSING_PLUGIN', `requires ${others.join(', ')}, which does not run`);
    }
  }
  return { running, disabled, refused };
}

/** Returns every member of a dependency cycle; plugins that only depend on one miss it later. */
function findCycles<J extends CompatibilityCandidate>(running: ReadonlyMap<string, J>): J[] {
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (running.get(from)?.definition.requires ?? []).some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...running.values()].filter(({ definition: { id } }) => reaches(id, id, new Set()));
}

function findMissing<J extends CompatibilityCandidate>(
  running: ReadonlyMap<string, J>,
): [plugin: J, missing: string[]][] {
  return [...running.values()].flatMap((plugin): [J, string[]][] => {
    const missing = (plugin.definition.requires ?? []).filter((id) => !running.has(id));
    return missing.length === 0 ? [] : [[plugin, missing]];
  });
}

/**
 * What can go wrong with a plugin. The first codes come from resolving plugins. A remote plugin can be rejected before it
 * runs. The last two come from loading and rendering.
 */
export const PLUGIN_PROBLEM_CODES = [
  'INVALID_PLUGIN',
  'ENGINE_MISMATCH',
  'DUPLICATE_PLUGIN',
  'MISSING_PLUGIN',
  'DEPENDENCY_CYCLE',
  'DUPLICATE_CONTRIBUTION',
  'UNKNOWN_TARGET',
  'INVALID_SETTING',
  'ORIGIN_NOT_ALLOWED',
  'CHECKSUM_MISSING',
  'CHECKSUM_MISMATCH',
  'NO_SHARED_MODULES',
  'OWN_COPY',
  'LOAD_FAILED',
  'SERVER_HALF_REFUSED',
  'RENDER_FAILED',
] as const;
export type PluginProblemCode = (typeof PLUGIN_PROBLEM_CODES)[number];

/** A problem of a plugin, shown to the operator on the support page and in the front-end log. */
export interface PluginProblem {
  code: PluginProblemCode;
  /** Id of the plugin; for a definition without a readable id, its source. */
  plugin: string;
  /** `<plugin>/<kind>/<id>`, if the problem concerns one contribution. */
  contribution?: string;
  /** Explanation for developers and operators; English, because it names identifiers. */
  detail: string;
}

/** Formats a problem as one line, for the log and the support report. */
export function describePluginProblem({ code, plugin, contribution, detail }: PluginProblem): string {
  return `${code} ${contribution ?? plugin}: ${detail}`;
}

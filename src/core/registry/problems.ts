/**
 * What can go wrong with a plugin. The first come from resolving; a foreign one may be refused before it runs; the last two
 * come from loading and rendering.
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

/** One thing wrong with a plugin, told to the operator on the support page and in the front-end log. */
export interface PluginProblem {
  code: PluginProblemCode;
  /** Id of the plugin; for a definition without a readable id, where it came from. */
  plugin: string;
  /** `<plugin>/<kind>/<id>`, when one contribution is meant. */
  contribution?: string;
  /** For whoever has to cure it; English, because it names identifiers. */
  detail: string;
}

/** Writes a problem in one line, for the log and the support report. */
export function describePluginProblem({ code, plugin, contribution, detail }: PluginProblem): string {
  return `${code} ${contribution ?? plugin}: ${detail}`;
}

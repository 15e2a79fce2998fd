/** Rules for operator-installed plugins that console and server share: how files are verified, and what can go wrong. */

/** A SHA-384 digest as browsers write it: `sha384-` and the digest in Base64. */
const CHECKSUM = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Returns whether a value is a checksum as in `console.config.json`. */
export const isChecksum = (value: unknown): value is string => typeof value === 'string' && CHECKSUM.test(value);

/** Returns whether a value is only an origin: scheme, host and an optional port. */
export function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(value);
}

/** Problems of the server module of a plugin. */
export const SERVER_MODULE_PROBLEMS = [
  'SERVER_HALF_MISSING',
  'SERVER_HALF_CHECKSUM',
  'SERVER_HALF_FAILED',
  'SERVER_HALF_INVALID',
  'CONSOLE_HALF_REFUSED',
] as const;

export interface ServerModuleProblem {
  code: (typeof SERVER_MODULE_PROBLEMS)[number];
  /** For the operator who fixes it. English, because it names identifiers. */
  detail: string;
}

/** The server module of an operator-installed plugin. It runs unless there is a problem. */
export interface ServerModuleStatus {
  id: string;
  problem?: ServerModuleProblem;
  /** The entities that it adds. */
  entities: readonly string[];
}

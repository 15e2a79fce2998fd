/** What console and server both know about plugins that an operator adds: how files are checked, and what went wrong. */

/** SHA-384 as browsers write it: `sha384-` and the digest in base64. */
const CHECKSUM = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Whether a text is a checksum as `console.config.json` has it. */
export const isChecksum = (value: unknown): value is string => typeof value === 'string' && CHECKSUM.test(value);

/** Whether a text is an origin and nothing more: scheme, host and, if need be, port. */
export function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(value);
}

/** What can be wrong with the server half of a plugin. */
export const SERVER_HALF_PROBLEMS = [
  'SERVER_HALF_MISSING',
  'SERVER_HALF_CHECKSUM',
  'SERVER_HALF_FAILED',
  'SERVER_HALF_INVALID',
] as const;

export interface ServerHalfProblem {
  code: (typeof SERVER_HALF_PROBLEMS)[number];
  /** For whoever has to cure it; English, because it names identifiers. */
  detail: string;
}

/** The server half of a plugin that the operator has listed: it runs, unless there is a problem. */
export interface ServerHalf {
  id: string;
  problem?: ServerHalfProblem;
  /** The kinds of records it brings. */
  entities: readonly string[];
}

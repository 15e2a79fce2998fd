import type { ProblemCode } from '../problems';
import { STATUS } from './envelope';

/** A code that any call can answer. */
interface ResponseCode {
  code: string;
  /** The HTTP status of the answer. */
  http: number;
  /** The status in the body of the answer. */
  status: number;
}

/** Codes of answers that follow from the HTTP status; the body repeats that status. */
const HTTP_CODES = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'unknownCall',
  408: 'requestTimeout',
  413: 'bodyTooLarge',
  415: 'unsupportedType',
  429: 'tooMany',
  500: 'serverError',
  503: 'unavailable',
} as const;

/** Codes of 503 that name the cause more precisely than `unavailable`. */
const UNAVAILABLE_CODES = ['readOnly', 'storageFull', 'overloaded'] as const;

/** Why the server cannot serve calls for a while. */
export type UnavailableCode = (typeof UNAVAILABLE_CODES)[number] | (typeof HTTP_CODES)[503];

/** Codes of refusals that are not specific to one section; each is a problem code with its own text. */
const REJECTION_CODES = [
  'validation',
  'versionConflict',
  'possibleDuplicate',
  'notFound',
  'notDeleted',
  'inUse',
  'wrongState',
  'loginFailed',
  'locked',
  'accountDisabled',
  'accountExpired',
  'initialPasswordExpired',
  'mustChangePassword',
  'secondFactor',
  'secondFactorWrong',
  'secondFactorExpired',
  'mustEnrol',
  'reauthenticate',
] as const satisfies readonly ProblemCode[];

/**
 * The codes that any call can answer; `docs/protocol-errors.md` documents them for integrators. A refusal that is
 * specific to a section uses its {@link ProblemCode} as the code.
 */
export const responseCodes: readonly ResponseCode[] = [
  ...REJECTION_CODES.map((code) => ({ code, http: 200, status: STATUS.REJECTED })),
  { code: 'sessionEnded', http: 200, status: STATUS.UNAUTHENTICATED },
  ...Object.entries(HTTP_CODES).map(([status, code]) => ({ code, http: Number(status), status: Number(status) })),
  ...UNAVAILABLE_CODES.map((code) => ({ code, http: 503, status: 503 })),
];

/** Returns the code of an answer with this HTTP status. Statuses without a code share that of 400 or 500. */
export function codeOfHttp(status: number): string {
  const codes: Readonly<Record<number, string>> = HTTP_CODES;
  return codes[status] ?? (status >= 500 ? HTTP_CODES[500] : HTTP_CODES[400]);
}

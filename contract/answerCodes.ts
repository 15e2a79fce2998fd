import { STATUS } from './envelope';
import type { ProblemCode } from './problems';

/** A code that any call may answer. */
interface AnswerCode {
  code: string;
  /** The HTTP status of the answer. */
  http: number;
  /** The status in its body. */
  status: number;
}

/** Codes of answers whose HTTP status says it already; the body repeats that status. */
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

/** Codes of 503 that say more than that something is away. */
const UNAVAILABLE_CODES = ['readOnly', 'storageFull', 'overloaded'] as const;

/** Why nothing can be done for a while. */
export type UnavailableCode = (typeof UNAVAILABLE_CODES)[number] | (typeof HTTP_CODES)[503];

/** Codes of refusals that do not belong to one section; each is a reason with a text of its own. */
const REJECTION_CODES = [
  'validation',
  'versionConflict',
  'possibleDuplicate',
  'notFound',
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
 * The codes that any call may answer, documented for integrators in `docs/protocol-errors.md`. A refusal for a reason of
 * one section has that reason's {@link ProblemCode} as its code.
 */
export const answerCodes: readonly AnswerCode[] = [
  ...REJECTION_CODES.map((code) => ({ code, http: 200, status: STATUS.REJECTED })),
  { code: 'sessionEnded', http: 200, status: STATUS.UNAUTHENTICATED },
  ...Object.entries(HTTP_CODES).map(([status, code]) => ({ code, http: Number(status), status: Number(status) })),
  ...UNAVAILABLE_CODES.map((code) => ({ code, http: 503, status: 503 })),
];

/** The code of an answer with this HTTP status; 400 and 500 stand for the statuses without one of their own. */
export function codeOfHttp(status: number): string {
  const codes: Readonly<Record<number, string>> = HTTP_CODES;
  return codes[status] ?? (status >= 500 ? HTTP_CODES[500] : HTTP_CODES[400]);
}

import type { UnavailableCode } from '../../contract/calls/responseCodes';
import type { Problem, ProblemCode } from '../../contract/problems';

/** A valid call that is rejected: body status 4000 with a message for the user. Nothing was written. */
export class Rejection extends Error {
  readonly problems: readonly Problem[];
  /** The user filled in no form fields, so the message contains all problems. */
  readonly joinsProblems: boolean;
  /** Data with which the client can continue. */
  readonly data: unknown;

  /** Problems with a `field` go to that field. The first problem without one becomes the message. */
  constructor(problems: readonly Problem[], options: { joinsProblems?: boolean; data?: unknown } = {}) {
    super(problems.map(({ field, code }) => `${field}:${code}`).join(' '));
    this.name = 'Rejection';
    this.problems = problems;
    this.joinsProblems = options.joinsProblems ?? false;
    this.data = options.data;
  }
}

/** Creates a rejection with one problem that belongs to no field. */
export function rejection(code: ProblemCode, params?: Problem['params']): Rejection {
  return new Rejection([{ field: '', code, params }]);
}

/** Nobody is signed in: body status 401. */
export class Unauthenticated extends Error {}

/** The transport rejects the call: the HTTP status and the body status are the same. */
export class HttpError extends Error {
  /** @param code a more specific cause than the status */
  constructor(
    readonly status: number,
    readonly code?: UnavailableCode,
  ) {
    super(`http ${status}${code === undefined ? '' : ` ${code}`}`);
    this.name = 'HttpRefusal';
  }
}

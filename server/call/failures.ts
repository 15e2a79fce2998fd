import type { UnavailableCode } from '../../contract/answerCodes';
import type { Problem, ProblemCode } from '../../contract/problems';

/** The call is understood and refused: body status 4000 with a message for the person who asked. Nothing was written. */
export class Rejection extends Error {
  readonly problems: readonly Problem[];
  /** The caller filled in no fields at which problems could stand, so the message tells them all. */
  readonly isToldTogether: boolean;
  /** What the caller needs to go on in another way. */
  readonly data: unknown;

  /** `problems` with a field go to that field; the first without one is the message. */
  constructor(problems: readonly Problem[], options: { isToldTogether?: boolean; data?: unknown } = {}) {
    super(problems.map(({ field, code }) => `${field}:${code}`).join(' '));
    this.name = 'Rejection';
    this.problems = problems;
    this.isToldTogether = options.isToldTogether ?? false;
    this.data = options.data;
  }
}

/** Refuses a call for one reason that belongs to no field. */
export function rejection(code: ProblemCode, params?: Problem['params']): Rejection {
  return new Rejection([{ field: '', code, params }]);
}

/** Nobody is logged in: body status 401. */
export class Unauthenticated extends Error {}

/** The transport refuses the call: the HTTP status and the body status are the same. */
export class HttpRefusal extends Error {
  /** `code` says more than the status. */
  constructor(
    readonly status: number,
    readonly code?: UnavailableCode,
  ) {
    super(`http ${status}${code === undefined ? '' : ` ${code}`}`);
    this.name = 'HttpRefusal';
  }
}

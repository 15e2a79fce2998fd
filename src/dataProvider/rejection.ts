import { HttpError } from 'ra-core';
import { type Envelope, STATUS } from '../../contract/envelope';
import { saysMore } from '../../contract/refusal';
import { HttpFailure } from '../core/http';

/** A refused call as react-admin knows it: the server's message, its status, and the rest as the error's body. */
export function toHttpError({ status, message, code, errors, codes }: Envelope): HttpError {
  return new HttpError(message, Number.isNaN(status) ? STATUS.REJECTED : status, { code, errors, codes });
}

/**
 * The same for a form. React-admin marks the fields of `errors` and toasts its general words for an invalid form, unless
 * the form has a `root.serverError`: then it toasts that, which the client has shown already. The kit's forms show
 * `root.whole`, what the server says of the form as a whole.
 */
export function toFormError(body: Envelope): HttpError {
  const error = toHttpError(body);
  const { message } = body;
  const root = { serverError: message, ...(saysMore(body) && { whole: message }) };
  return new HttpError(message, error.status, { ...error.body, errors: { ...body.errors, root } });
}

/** One record of a call for several that was refused. */
export interface RecordRefusal {
  id: unknown;
  message: string;
}

/**
 * Several records were to be written and some were refused.
 * @param outcome `text` says how many were and were not; `refusals` are not empty
 */
export function toPartialError(outcome: {
  text: string;
  done: readonly unknown[];
  refusals: readonly RecordRefusal[];
}): HttpError {
  const reasons = [...new Set(outcome.refusals.map(({ message }) => message))];
  return new HttpError(`${outcome.text} · ${reasons.join(' / ')}`, STATUS.REJECTED, {
    done: outcome.done,
    refusals: outcome.refusals,
  });
}

/** Whether nobody is logged in any more, which is told as itself and not as a record's trouble. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof HttpFailure && error.status === 401;
}

/** Whether the next call would fail in the same way. */
export function isHopeless(error: unknown): boolean {
  return (
    isSessionEnd(error) || (error instanceof HttpFailure && (error.code === 'timeout' || error.code === 'network'))
  );
}

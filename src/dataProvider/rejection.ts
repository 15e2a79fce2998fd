import { HttpError } from 'ra-core';
import { type Envelope, STATUS } from '../../contract/envelope';
import { HttpFailure } from '../core/http';

/** A refused call as react-admin knows it: the server's message, its status, and the messages by field. */
export function toHttpError({ status, message, errors }: Envelope): HttpError {
  return new HttpError(message, Number.isNaN(status) ? STATUS.REJECTED : status, errors ? { errors } : null);
}

/**
 * The same for a form. React-admin marks the fields of `errors` and toasts its general words for an invalid form,
 * unless the form as a whole has an error: then it toasts that, which the client has shown already.
 */
export function toFormError(body: Envelope): HttpError {
  const error = toHttpError(body);
  if (!body.errors || Object.keys(body.errors).length === 0) return error;
  return new HttpError(error.message, error.status, {
    errors: { ...body.errors, root: { serverError: body.message } },
  });
}

/** One record of a call for several that was refused. */
export interface Refusal {
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
  refusals: readonly Refusal[];
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

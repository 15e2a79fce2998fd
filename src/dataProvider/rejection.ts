import { HttpError } from 'ra-core';
import { type Envelope, STATUS } from '../../contract/calls/envelope';
import { hasGeneralMessage } from '../../contract/calls/refusal';
import { HttpFailure } from '../core/http';
import type { BulkRefusal } from '../core/http/bulkReport';

/** Converts a refused call to react-admin's error: the server's message, its status, and the rest as `body`. */
export function toHttpError({ status, message, code, errors, codes, data }: Envelope): HttpError {
  return new HttpError(message, Number.isNaN(status) ? STATUS.REJECTED : status, { code, errors, codes, data });
}

/**
 * Converts a refused call to a form error. React-admin marks the fields of `errors` and shows a general toast for an invalid
 * form. If the form has a `root.serverError`, react-admin toasts that instead, which the HTTP client has already shown. The
 * kit's forms show `root.whole`, the server's message about the form as a whole.
 */
export function toFormError(body: Envelope): HttpError {
  const error = toHttpError(body);
  const { message } = body;
  const root = { serverError: message, ...(hasGeneralMessage(body) && { whole: message }) };
  return new HttpError(message, error.status, { ...error.body, errors: { ...body.errors, root } });
}

/**
 * Returns the error for a bulk write that failed for some records.
 * @param outcome `text` states the counts of both
 */
export function toPartialError(outcome: {
  text: string;
  done: readonly unknown[];
  refusals: readonly BulkRefusal[];
}): HttpError {
  const reasons = [...new Set(outcome.refusals.map(({ message }) => message))].filter(Boolean);
  const message = [outcome.text, reasons.join(' / ')].filter(Boolean).join(' · ');
  return new HttpError(message, STATUS.REJECTED, {
    done: outcome.done,
    refusals: outcome.refusals,
  });
}

/** Returns whether the session has ended, which is reported as such and not as a problem of one record. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof HttpFailure && error.status === 401;
}

/** Returns whether the next call would fail in the same way. */
export function isFatalForBatch(error: unknown): boolean {
  return (
    isSessionEnd(error) || (error instanceof HttpFailure && (error.code === 'timeout' || error.code === 'network'))
  );
}

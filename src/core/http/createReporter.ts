import type { Envelope } from '../../../contract/calls/envelope';
import { toRefusal } from '../../../contract/calls/refusal';
import { ERROR_TOAST_MS } from '../../../contract/constants';
import { logStore } from '../log';
import type { Call, CallResponse, Notice } from './Call';
import { failureMessage, type Translate } from './failureMessage';
import { type FailureCode, HttpFailure } from './HttpFailure';

export interface ReporterOptions {
  /** Translates keys; only `problems.*` are used. */
  translate: Translate;
  /** Shows a toast. */
  notify: (notice: Notice) => void;
  /** Returns the toast of a success that changed only some records, or none. Defaults to a success for every call. */
  noticeOf?: (call: Call, body: Envelope, translate: Translate) => Notice | undefined;
}

/** Why a request has no usable response. */
export interface Failure {
  code: FailureCode;
  status?: number;
  body?: unknown;
  cause?: unknown;
}

/** The request of a failure. */
export interface FailedRequest {
  path: string;
  method: string;
  /** Shows no toast. */
  isSilent: boolean;
}

/** Reports the outcome of requests to the user and to the log. */
export interface Reporter {
  /** The only place where a failure gets its text, log entry and toast. */
  report: (failure: Failure & FailedRequest) => HttpFailure;
  /** Returns the failure of an ended session. `isNew` shows a toast. */
  sessionEnded: (options: { path: string; body: unknown; isNew: boolean }) => HttpFailure;
  /** Returns the failure for a missing call. It is not an error: no log entry, no toast. */
  unsupportedCall: (path: string) => HttpFailure;
  /** Shows the toast of a response, if it has one. */
  toast: (call: Call, method: string, response: Exclude<CallResponse, { kind: 'raw' }>) => void;
}

/** HTTP status Not Implemented. */
const NOT_IMPLEMENTED = 501;

export function createReporter({ translate, notify, noticeOf }: ReporterOptions): Reporter {
  return {
    report({ path, method, isSilent, ...failure }) {
      const { code, status = 0 } = failure;
      const { code: reason } = toRefusal(failure);
      const error = new HttpFailure(failureMessage({ code, status, path, reason }, translate), failure);
      logStore.push(
        {
          message: translate('problems.requestFailed'),
          type: 'danger',
          meta: { call: `${method} ${path}`, code, status, reason: error.message },
          stack: error.stack,
          source: path,
        },
        error,
      );
      if (!isSilent) notify({ type: 'error', message: error.message, duration: ERROR_TOAST_MS });
      return error;
    },

    sessionEnded({ path, body, isNew }) {
      const message = failureMessage({ code: 'sessionEnded', status: 401, path }, translate);
      const failure = new HttpFailure(message, { code: 'sessionEnded', status: 401, body });
      // The end of a session is expected and would only fill the log.
      logStore.ignore(failure);
      if (isNew) notify({ type: 'warning', message });
      return failure;
    },

    unsupportedCall(path) {
      const [code, status] = ['notOffered', NOT_IMPLEMENTED] as const;
      const failure = new HttpFailure(failureMessage({ code, status, path }, translate), { code, status });
      logStore.ignore(failure);
      return failure;
    },

    toast(call, method, { kind, body }) {
      const { message } = body;
      if (kind === 'rejected' && !call.silent) {
        notify({ type: 'warning', message: message || translate('problems.httpOther', { status: body.status }) });
      }
      if (kind === 'success' && method === 'POST' && call.silent !== true && message) {
        notify(noticeOf?.(call, body, translate) ?? { type: 'success', message });
      }
    },
  };
}

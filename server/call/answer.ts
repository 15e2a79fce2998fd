import { codeOfHttp } from '../../contract/answerCodes';
import type { Locale } from '../../contract/constants';
import { type Envelope, STATUS } from '../../contract/envelope';
import type { ReferenceName } from '../../contract/listDetail';
import type { Problem, ProblemCode } from '../../contract/problems';
import type { FileContent } from '../http/sendContent';
import type { Rejection } from './failures';
import { type HttpAnswer, say, sayHttp, type Texts } from './texts';

/** The result of a successful operation. */
export interface Answer {
  data?: unknown;
  /** Records that are streamed while they are read, instead of {@link data}, for results too long for memory. */
  rows?: AsyncIterable<readonly unknown[]>;
  /** A stored file, which is sent instead of an envelope. */
  content?: FileContent;
  /** Total number of rows; only for lists. */
  dataCount?: number;
  /** Requested additions to a list: the number of records per quick filter, and the names of referenced records. */
  counts?: Readonly<Record<string, number>>;
  references?: Readonly<Record<string, readonly ReferenceName[]>>;
  /** The number of a list's records per day. */
  trend?: readonly number[];
  /** The message for the user. */
  message: ProblemCode;
  params?: Problem['params'];
  /** A `Set-Cookie` header. */
  cookie?: string;
  /** The client may revalidate it with `If-None-Match`. */
  cacheable?: boolean;
}

/** Returns the body of a successful response. */
export function successBody(answer: Answer, texts: Texts, locale: Locale): Envelope {
  const { data, dataCount, counts, references, trend } = answer;
  return {
    status: STATUS.SUCCESS,
    message: say(texts, locale, answer.message, answer.params),
    ...(data === undefined ? {} : { data }),
    ...(dataCount === undefined ? {} : { dataCount }),
    ...(counts && { counts }),
    ...(references && { references }),
    ...(trend && { trend }),
  };
}

/** Returns the body of a rejected call: a message for the user, a message per affected field, and codes for programs. */
export function rejectionBody({ problems, isToldTogether, data }: Rejection, texts: Texts, locale: Locale): Envelope {
  const atFields = new Map<string, Problem>();
  for (const problem of problems) {
    if (problem.field !== '' && !atFields.has(problem.field)) atFields.set(problem.field, problem);
  }
  const whole = problems.find(({ field }) => field === '');
  const code = whole?.code ?? 'validation';
  const message =
    isToldTogether && !whole
      ? [...new Set(problems.map((problem) => say(texts, locale, problem.code, problem.params)))].join(' / ')
      : say(texts, locale, code, whole?.params);
  const body = { status: STATUS.REJECTED, code, message, ...(data === undefined ? {} : { data }) };
  if (atFields.size === 0) return body;
  const byField = (textOf: (problem: Problem) => string) =>
    Object.fromEntries([...atFields].map(([field, problem]) => [field, textOf(problem)]));
  return {
    ...body,
    errors: byField(({ code, params }) => say(texts, locale, code, params)),
    codes: byField((problem) => problem.code),
  };
}

/** Returns the body of a call that the transport rejects; its status is the HTTP status. */
export function httpRefusalBody({ texts, locale, ...told }: HttpAnswer & { texts: Texts; locale: Locale }): Envelope {
  const { status, code = codeOfHttp(status) } = told;
  return { status, code, message: sayHttp(texts, locale, told) };
}

import { codeOfHttp } from '../../contract/answerCodes';
import type { Locale } from '../../contract/constants';
import { type Envelope, STATUS } from '../../contract/envelope';
import type { ReferenceName } from '../../contract/listDetail';
import type { Problem, ProblemCode } from '../../contract/problems';
import type { FileContent } from '../http/sendContent';
import type { Rejection } from './failures';
import { type HttpAnswer, say, sayHttp, type Texts } from './texts';

/** What an operation answers when all went well. */
export interface Answer {
  data?: unknown;
  /** Records sent while they are still being read, instead of {@link data}: for answers too long to hold. */
  rows?: AsyncIterable<readonly unknown[]>;
  /** A stored file, which is sent as it is instead of an envelope. */
  content?: FileContent;
  /** Total rows; only answers that are lists have it. */
  dataCount?: number;
  /** What a list was asked to tell besides: how many records its quick filters find, and how referenced records are called. */
  counts?: Readonly<Record<string, number>>;
  references?: Readonly<Record<string, readonly ReferenceName[]>>;
  /** How many of what a list finds there were day by day. */
  trend?: readonly number[];
  /** What the person is told. */
  message: ProblemCode;
  params?: Problem['params'];
  /** A `Set-Cookie` header. */
  cookie?: string;
  /** The client may ask again with `If-None-Match`. */
  cacheable?: boolean;
}

/** The body of a successful answer. */
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

/** The body of a refused call: one sentence for the person, and one at each field concerned; programs read the codes. */
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

/** The body of a call that the transport refuses; its status is the HTTP status. */
export function httpRefusalBody({ texts, locale, ...told }: HttpAnswer & { texts: Texts; locale: Locale }): Envelope {
  const { status, code = codeOfHttp(status) } = told;
  return { status, code, message: sayHttp(texts, locale, told) };
}

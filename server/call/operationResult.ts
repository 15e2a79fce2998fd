import { type Envelope, STATUS } from '../../contract/calls/envelope';
import { codeOfHttp } from '../../contract/calls/responseCodes';
import type { Locale } from '../../contract/constants';
import type { Problem, ProblemCode } from '../../contract/problems';
import type { ReferenceName } from '../../contract/query/listDetail';
import type { FileContent } from '../http/answers/sendContent';
import type { Rejection } from './failures';
import { type HttpErrorInfo, httpErrorText, type Texts, translate } from './texts';

/** The result of a successful operation. */
export interface OperationResult {
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
export function successBody(result: OperationResult, texts: Texts, locale: Locale): Envelope {
  const { data, dataCount, counts, references, trend } = result;
  return {
    status: STATUS.SUCCESS,
    message: translate(texts, locale, result.message, result.params),
    ...(data === undefined ? {} : { data }),
    ...(dataCount === undefined ? {} : { dataCount }),
    ...(counts && { counts }),
    ...(references && { references }),
    ...(trend && { trend }),
  };
}

/** Returns the body of a rejected call: a message for the user, a message per affected field, and codes for programs. */
export function rejectionBody({ problems, joinsProblems, data }: Rejection, texts: Texts, locale: Locale): Envelope {
  const fieldProblems = new Map<string, Problem>();
  for (const problem of problems) {
    if (problem.field !== '' && !fieldProblems.has(problem.field)) fieldProblems.set(problem.field, problem);
  }
  const formProblem = problems.find(({ field }) => field === '');
  const code = formProblem?.code ?? 'validation';
  const message =
    joinsProblems && !formProblem
      ? [...new Set(problems.map((problem) => translate(texts, locale, problem.code, problem.params)))].join(' / ')
      : translate(texts, locale, code, formProblem?.params);
  const body = { status: STATUS.REJECTED, code, message, ...(data === undefined ? {} : { data }) };
  if (fieldProblems.size === 0) return body;
  const mapByField = (textOf: (problem: Problem) => string) =>
    Object.fromEntries([...fieldProblems].map(([field, problem]) => [field, textOf(problem)]));
  return {
    ...body,
    errors: mapByField(({ code, params }) => translate(texts, locale, code, params)),
    codes: mapByField((problem) => problem.code),
  };
}

/** Returns the body of a call that the transport rejects; its status is the HTTP status. */
export function httpErrorBody({ texts, locale, ...error }: HttpErrorInfo & { texts: Texts; locale: Locale }): Envelope {
  const { status, code = codeOfHttp(status) } = error;
  return { status, code, message: httpErrorText(texts, locale, error) };
}

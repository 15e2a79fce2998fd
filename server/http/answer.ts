import type { Locale } from '../../contract/constants';
import { type Envelope, STATUS } from '../../contract/envelope';
import type { Problem, ProblemCode } from '../../contract/problems';
import type { Rejection } from './failures';
import type { FileContent } from './sendContent';
import { say, type Texts } from './texts';

/** What an operation answers when all went well. */
export interface Answer {
  data?: unknown;
  /** Records sent while they are still being read, instead of {@link data}: for answers too long to hold. */
  rows?: AsyncIterable<readonly unknown[]>;
  /** A stored file, which is sent as it is instead of an envelope. */
  content?: FileContent;
  /** Total rows; only answers that are lists have it. */
  dataCount?: number;
  /** What the person is told. */
  message: ProblemCode;
  params?: Problem['params'];
  /** The client may ask again with `If-None-Match`. */
  cacheable?: boolean;
}

/** The body of a successful answer. */
export function successBody(answer: Answer, texts: Texts, locale: Locale): Envelope {
  const { data, dataCount } = answer;
  return {
    status: STATUS.SUCCESS,
    message: say(texts, locale, answer.message, answer.params),
    ...(data === undefined ? {} : { data }),
    ...(dataCount === undefined ? {} : { dataCount }),
  };
}

/** The body of a refused call: one sentence for the person, and one at each field concerned. */
export function rejectionBody({ problems, isToldTogether }: Rejection, texts: Texts, locale: Locale): Envelope {
  const errors = new Map<string, string>();
  for (const { field, code, params } of problems) {
    if (field !== '' && !errors.has(field)) errors.set(field, say(texts, locale, code, params));
  }
  const whole = problems.find(({ field }) => field === '');
  const message =
    isToldTogether && !whole
      ? [...new Set(problems.map(({ code, params }) => say(texts, locale, code, params)))].join(' / ')
      : say(texts, locale, whole?.code ?? 'invalidInput', whole?.params);
  return { status: STATUS.REJECTED, message, ...(errors.size > 0 ? { errors: Object.fromEntries(errors) } : {}) };
}

import { LOCALES, type Locale } from '../../contract/constants';
import {
  fillMessage,
  loadProblemMessages,
  loadUploadMessages,
  type Problem,
  type ProblemCode,
  type ProblemMessages,
  type UploadMessages,
} from '../../contract/problems';

/** Everything the server says, in every language. */
export type Texts = Readonly<Record<Locale, ProblemMessages & UploadMessages>>;

/** Loads the texts of all languages. */
export async function loadTexts(): Promise<Texts> {
  const entries = await Promise.all(
    LOCALES.map(async (locale) => {
      const [people, devices] = await Promise.all([loadProblemMessages(locale), loadUploadMessages(locale)]);
      return [locale, { ...people, ...devices }] as const;
    }),
  );
  return Object.fromEntries(entries) as Texts;
}

/** One text in one language. */
export function say(texts: Texts, locale: Locale, code: ProblemCode, params?: Problem['params']): string {
  return fillMessage(texts[locale][code], params);
}

const HTTP_CODES = new Set([400, 401, 403, 404, 408, 413, 415, 429, 500, 501, 502, 503, 504, 505]);

/** The text of an HTTP status (spec §8). */
export function sayHttp(texts: Texts, locale: Locale, status: number, url: string): string {
  const code = HTTP_CODES.has(status) ? (`http${status}` as ProblemCode) : 'httpOther';
  return say(texts, locale, code, { url, status });
}

import { localeTexts } from './localeTexts';

/** What people are told; the texts stand in `messages/<locale>.ts`. */
type PeopleCode = keyof typeof import('./messages/zh-CN').default;
/** What devices are told of their uploads; the texts stand in `messages/uploads/<locale>.ts`. */
type UploadCode = keyof typeof import('./messages/uploads/zh-CN').default;

/** Codes of what can be wrong with input. */
export type ProblemCode = PeopleCode | UploadCode;

/** One thing wrong with input: where, what, and the figures the message needs. */
export interface Problem {
  /** Dotted path of the field (`contacts.0.phone`), or '' when the whole request is meant. */
  field: string;
  code: ProblemCode;
  params?: Record<string, string | number>;
}

/** Texts in one language, with `%{name}` placeholders (polyglot's form). */
export type ProblemMessages = Record<PeopleCode, string>;
/** The same for devices. */
export type UploadMessages = Record<UploadCode, string>;

/** Loads the problem texts of a language, for people. */
export const loadProblemMessages = localeTexts<ProblemMessages>({
  'zh-CN': () => import('./messages/zh-CN'),
  'zh-TW': () => import('./messages/zh-TW'),
  en: () => import('./messages/en'),
  ja: () => import('./messages/ja'),
});

/** Loads what devices are told of their uploads in a language; the console has no use for it. */
export const loadUploadMessages = localeTexts<UploadMessages>({
  'zh-CN': () => import('./messages/uploads/zh-CN'),
  'zh-TW': () => import('./messages/uploads/zh-TW'),
  en: () => import('./messages/uploads/en'),
  ja: () => import('./messages/uploads/ja'),
});

/** Fills the `%{name}` placeholders of a text. A placeholder without a value stays as it is. */
export function fillMessage(text: string, params: Problem['params'] = {}): string {
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}

/** Outcome of parsing something from outside. */
export type Parsed<T> = { ok: true; values: T } | { ok: false; problems: Problem[] };

/** The outcome for input with one thing wrong. */
export function refused(field: string, code: ProblemCode, params?: Problem['params']): Parsed<never> {
  return { ok: false, problems: [params ? { field, code, params } : { field, code }] };
}

/** Everything wrong in any of the parts. */
export function problemsOf(...parts: readonly Parsed<unknown>[]): Problem[] {
  return parts.flatMap((part) => (part.ok ? [] : part.problems));
}

/** The values of all parts, or the problems of all of them. */
export function allParsed<T>(parts: readonly Parsed<T>[]): Parsed<T[]> {
  const problems = problemsOf(...parts);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, values: parts.flatMap((part) => (part.ok ? [part.values] : [])) };
}

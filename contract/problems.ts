import { localeTexts } from './texts/localeTexts';

type HostTexts = typeof import('./texts/problems/zh-CN').default;

/** The texts of all codes. A section adds its own by declaring them beside its Chinese `texts/problems`. */
export interface ProblemTexts extends HostTexts {}

/** Codes of what can be wrong with input, and of what calls answer. */
export type ProblemCode = keyof ProblemTexts & string;

/** One thing wrong with input: where, what, and the figures the message needs. */
export interface Problem {
  /** Dotted path of the field (`contacts.0.phone`), or '' when the whole request is meant. */
  field: string;
  code: ProblemCode;
  params?: Record<string, string | number>;
}

/** Loads the host's own problem texts of a language, with `%{name}` placeholders (polyglot's form). */
export const loadProblemTexts = localeTexts({
  'zh-CN': () => import('./texts/problems/zh-CN'),
  'zh-TW': () => import('./texts/problems/zh-TW'),
  en: () => import('./texts/problems/en'),
  ja: () => import('./texts/problems/ja'),
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

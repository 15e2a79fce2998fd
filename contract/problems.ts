import { localeTexts } from './texts/localeTexts';

type HostTexts = typeof import('./texts/problems/zh-CN.json');

/** The texts of all problem codes. A section adds its own in `texts/problems/problemCodes.d.ts`. */
export interface ProblemTexts extends HostTexts {}

/** Codes of input errors and of refusals. */
export type ProblemCode = keyof ProblemTexts & string;

/** One error of an input: the field, the code, and the parameters of the message. */
export interface Problem {
  /** Dotted path of the field (`contacts.0.phone`), or '' for the whole request. */
  field: string;
  code: ProblemCode;
  params?: Record<string, string | number>;
}

/** Loads the host's own problem texts of a language, with `%{name}` placeholders (Polyglot syntax). */
export const loadProblemTexts = localeTexts(import.meta.glob<{ default: HostTexts }>('./texts/problems/*.json'));

/** Fills the `%{name}` placeholders of a text. A placeholder without a value stays unchanged. */
export function fillMessage(text: string, params: Problem['params'] = {}): string {
  return text.replace(/%\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}

/** The result of parsing external input. */
export type Parsed<T> = { ok: true; values: T } | { ok: false; problems: Problem[] };

/** Returns the result for input with one error. */
export function parseFailure(field: string, code: ProblemCode, params?: Problem['params']): Parsed<never> {
  return { ok: false, problems: [params ? { field, code, params } : { field, code }] };
}

/** Returns the problems of all parts. */
export function problemsOf(...parts: readonly Parsed<unknown>[]): Problem[] {
  return parts.flatMap((part) => (part.ok ? [] : part.problems));
}

/** Returns the values of all parts, or the problems of all of them. */
export function combineParsed<T>(parts: readonly Parsed<T>[]): Parsed<T[]> {
  const problems = problemsOf(...parts);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, values: parts.flatMap((part) => (part.ok ? [part.values] : [])) };
}

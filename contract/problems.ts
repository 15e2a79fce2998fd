import { localeTexts } from './localeTexts';

/** Codes of what can be wrong with input; their texts stand in `messages/<locale>.ts`. */
export type ProblemCode = keyof typeof import('./messages/zh-CN').default;

/** One thing wrong with input: where, what, and the figures the message needs. */
export interface Problem {
  /** Dotted path of the field (`contacts.0.phone`), or '' when the whole request is meant. */
  field: string;
  code: ProblemCode;
  params?: Record<string, string | number>;
}

/** Texts of all problem codes in one language, with `%{name}` placeholders (polyglot's form). */
export type ProblemMessages = Record<ProblemCode, string>;

/** Loads the problem texts of a language. */
export const loadProblemMessages = localeTexts<ProblemMessages>({
  'zh-CN': () => import('./messages/zh-CN'),
  'zh-TW': () => import('./messages/zh-TW'),
  en: () => import('./messages/en'),
  ja: () => import('./messages/ja'),
});

/** Fills the `%{name}` placeholders of a text. A placeholder without a value stays as it is. */
export function fillMessage(text: string, params: Problem['params'] = {}): string {
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}

/** Writes a problem in the language of the given texts. */
export function describeProblem(problem: Pick<Problem, 'code' | 'params'>, messages: ProblemMessages): string {
  return fillMessage(messages[problem.code], problem.params);
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

/** What one section asks of others without knowing them; any number of sections may answer. */
export interface Port<T> {
  readonly name: string;
  /** Carries the type of an answer for inference only; never present at run time. */
  readonly __type?: T;
}

/** A section's answer to a port. */
export interface Provided {
  port: string;
  value: unknown;
}

/** Gives the answers of all sections to a port. */
export type AskPort = <T>(port: Port<T>) => readonly T[];

/**
 * Declares a port.
 * @param name the section that asks and what for: `system.figures`
 */
export const definePort = <T>(name: string): Port<T> => ({ name });

/** Answers a port. */
export const provide = <T>(port: Port<T>, value: T): Provided => ({ port: port.name, value });

/** The answers to a port among those to many. */
export const answersTo = <T>(provides: readonly Provided[], { name }: Port<T>): T[] =>
  provides.filter(({ port }) => port === name).map(({ value }) => value as T);

/** Asks a port, also those whose code is loaded only when a port is asked. */
export type Ask = <T>(port: Port<T>) => Promise<readonly T[]>;

/** @param later looks for answers besides those of `provided`; asked again as long as it finds none */
export function askWith(provided: AskPort, later: () => Promise<readonly Provided[]>): Ask {
  let found: readonly Provided[] = [];
  return async (port) => {
    if (found.length === 0) found = await later();
    return [...provided(port), ...answersTo(found, port)];
  };
}

/** What the first of those says who answer a port and know something; `undefined` where nobody does. */
export async function askFirst<T, R>(
  ask: Ask,
  port: Port<T>,
  question: (answer: T) => Promise<R | undefined>,
): Promise<R | undefined> {
  for (const answer of await ask(port)) {
    const known = await question(answer);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** An extension point: one section asks, and any number of other sections answer without either knowing the other. */
export interface Port<T> {
  readonly name: string;
  /** Carries the type of an answer for inference only; never present at run time. */
  readonly __type?: T;
}

/** A section's answer to a port. */
export interface PortImplementation {
  port: string;
  value: unknown;
}

/** Returns the answers of all sections to a port. */
export type PortLookup = <T>(port: Port<T>) => readonly T[];

/**
 * Declares a port.
 * @param name the section that asks, and the subject: `system.figures`
 */
export const definePort = <T>(name: string): Port<T> => ({ name });

/** Answers a port. */
export const provide = <T>(port: Port<T>, value: T): PortImplementation => ({ port: port.name, value });

/** Picks the answers to one port. */
export const implementationsOf = <T>(provides: readonly PortImplementation[], { name }: Port<T>): T[] =>
  provides.filter(({ port }) => port === name).map(({ value }) => value as T);

/** Returns the answers to a port, including those of code that is loaded only on demand. */
export type AsyncPortLookup = <T>(port: Port<T>) => Promise<readonly T[]>;

/** @param loadLater loads further answers besides those of `provided`; called again as long as it finds none */
export function createAsyncPortLookup(
  provided: PortLookup,
  loadLater: () => Promise<readonly PortImplementation[]>,
): AsyncPortLookup {
  let found: readonly PortImplementation[] = [];
  return async (port) => {
    if (found.length === 0) found = await loadLater();
    return [...provided(port), ...implementationsOf(found, port)];
  };
}

/** Returns the first defined result among the answers to a port; `undefined` when there is none. */
export async function firstPortResult<T, R>(
  ask: AsyncPortLookup,
  port: Port<T>,
  question: (answer: T) => Promise<R | undefined>,
): Promise<R | undefined> {
  for (const answer of await ask(port)) {
    const result = await question(answer);
    if (result !== undefined) return result;
  }
  return undefined;
}

import { authOperations } from '../../../contract/operations';
import type { Call } from './Call';
import { HttpFailure } from './HttpFailure';

/** Milliseconds for which a write whose outcome nobody knows is remembered. */
const KEPT_MS = 10 * 60_000;
/** Answers of a proxy that has lost the server: nobody knows what that has done. */
const LOST: readonly number[] = [502, 504];

const sessionCalls = new Set(authOperations.map(({ operation, entity }) => `${operation}.${entity}`));

/** Writes that got no answer: they may have been stored, or not. */
export class OpenWrites {
  readonly #failures = new Map<string, { failure: HttpFailure; time: number }>();

  /** Why the last attempt of a write got no answer; nothing where it got one, or was long ago. */
  find(key: string | undefined): HttpFailure | undefined {
    const known = key === undefined ? undefined : this.#failures.get(key);
    return known && Date.now() - known.time < KEPT_MS ? known.failure : undefined;
  }

  /** Takes note of a failed write; one that was refused has changed nothing. */
  note(key: string | undefined, failure: unknown): void {
    if (key === undefined) return;
    this.#failures.delete(key);
    if (isOpen(failure)) this.#failures.set(key, { failure, time: Date.now() });
  }

  /** A write was answered. */
  settle(key: string | undefined): void {
    if (key !== undefined) this.#failures.delete(key);
  }
}

function isOpen(failure: unknown): failure is HttpFailure {
  if (!(failure instanceof HttpFailure)) return false;
  const { code, status } = failure;
  return code === 'timeout' || code === 'network' || code === 'malformed' || (code === 'http' && LOST.includes(status));
}

/**
 * By what a write is known when it is sent again; nothing for what may be sent twice: reads, the session's own calls, what the
 * console sends by itself, and files, which are stored once by their content.
 */
export function writeKey({ operation, entity, scope, params, silent, file }: Call, method: string): string | undefined {
  if (method !== 'POST' || silent === true || file || sessionCalls.has(`${operation}.${entity}`)) return undefined;
  const id = params && 'id' in params ? String(params.id) : '';
  return `${operation}.${entity}.${scope} ${id}`;
}

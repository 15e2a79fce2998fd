import { authOperations } from '../../../contract/authOperations';
import type { Call } from './Call';
import { HttpFailure } from './HttpFailure';

/** Milliseconds for which a write with unknown outcome is remembered. */
const KEPT_MS = 10 * 60_000;
/** Statuses of a proxy that lost the server: whether the server stored the write is unknown. */
const LOST: readonly number[] = [502, 504];

const sessionCalls = new Set(authOperations.map(({ operation, entity }) => `${operation}.${entity}`));

/** Writes without a response; the server may have stored them. */
export class OpenWrites {
  readonly #failures = new Map<string, { failure: HttpFailure; time: number }>();

  /** Returns why the last attempt of a write got no response; `undefined` if it got one, or was long ago. */
  find(key: string | undefined): HttpFailure | undefined {
    const known = key === undefined ? undefined : this.#failures.get(key);
    return known && Date.now() - known.time < KEPT_MS ? known.failure : undefined;
  }

  /** Records a failed write, unless it was refused and so changed nothing. */
  note(key: string | undefined, failure: unknown): void {
    if (key === undefined) return;
    this.#failures.delete(key);
    if (isOpen(failure)) this.#failures.set(key, { failure, time: Date.now() });
  }

  /** Removes a write that got a response. */
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
 * Returns the key that identifies a write when it is sent again. Returns `undefined` for calls that need no confirmation:
 * reads, session calls, silent calls and files. Files are stored once by their content.
 */
export function writeKey({ operation, entity, scope, params, silent, file }: Call, method: string): string | undefined {
  if (method !== 'POST' || silent === true || file || sessionCalls.has(`${operation}.${entity}`)) return undefined;
  const id = params && 'id' in params ? String(params.id) : '';
  return `${operation}.${entity}.${scope} ${id}`;
}

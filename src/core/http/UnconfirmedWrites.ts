import { authOperations } from '../../../contract/session/authOperations';
import type { Call } from './Call';
import { HttpFailure } from './HttpFailure';

/** Milliseconds for which a write with unknown outcome is remembered. */
const RETENTION_MS = 10 * 60_000;
/** Statuses of a proxy that lost the server: whether the server stored the write is unknown. */
const GATEWAY_STATUSES: readonly number[] = [502, 504];

const sessionCalls = new Set(authOperations.map(({ operation, entity }) => `${operation}.${entity}`));

/** Writes without a response; the server may have stored them. */
export class UnconfirmedWrites {
  readonly #failures = new Map<string, { failure: HttpFailure; time: number }>();

  /** Returns why the last attempt of a write got no response; `undefined` if it got one, or was long ago. */
  findFailure(key: string | undefined): HttpFailure | undefined {
    const recorded = key === undefined ? undefined : this.#failures.get(key);
    return recorded && Date.now() - recorded.time < RETENTION_MS ? recorded.failure : undefined;
  }

  /** Records a failed write, unless it was refused and so changed nothing. */
  recordFailure(key: string | undefined, failure: unknown): void {
    if (key === undefined) return;
    this.#failures.delete(key);
    if (isOutcomeUnknown(failure)) this.#failures.set(key, { failure, time: Date.now() });
  }

  /** Removes a write that got a response. */
  confirm(key: string | undefined): void {
    if (key !== undefined) this.#failures.delete(key);
  }
}

function isOutcomeUnknown(failure: unknown): failure is HttpFailure {
  if (!(failure instanceof HttpFailure)) return false;
  const { code, status } = failure;
  return (
    code === 'timeout' ||
    code === 'network' ||
    code === 'malformed' ||
    (code === 'http' && GATEWAY_STATUSES.includes(status))
  );
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

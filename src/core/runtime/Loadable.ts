import { withTimeout } from '../http';
import type { Loader } from '../plugin-api';
import { reloadForRelease } from './reloadForRelease';

/** Code of a page, action or widget that is fetched on first use. */
export interface Loadable<T> {
  /** Starts fetching, once; after a failure the next call tries again. */
  preload: () => Promise<{ default: T }>;
  /** Returns the code if it has loaded, so that a known page renders without suspending. */
  loaded: () => T | undefined;
}

/**
 * Thrown when the code of a contribution cannot be fetched: no network, no answer from the server, or a chunk
 * that a new release replaced.
 */
export class ContributionLoadError extends Error {
  readonly code = 'LOAD_FAILED';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ContributionLoadError';
  }
}

/**
 * Wraps a loader so that the code is fetched once, and can be preloaded.
 * @param onLoadError called when the code cannot be fetched, before the error is thrown
 */
export function createLoadable<T>(load: Loader<T>, onLoadError: () => Promise<void> = reloadForRelease): Loadable<T> {
  let pending: Promise<{ default: T }> | undefined;
  let value: T | undefined;
  return {
    preload: () => {
      pending ??= withTimeout(load()).then(
        (module) => {
          value = module.default;
          return module;
        },
        async (cause: unknown) => {
          pending = undefined;
          await onLoadError();
          throw new ContributionLoadError(cause);
        },
      );
      return pending;
    },
    loaded: () => value,
  };
}

import { inTime } from '../http';
import type { Loader } from '../plugin-api';
import { reloadForRelease } from './reloadForRelease';

/** Code of a page, action or widget that is fetched when first needed. */
export interface Loadable<T> {
  /** Starts fetching, once; a failed fetch is tried again by the next call. */
  preload: () => Promise<{ default: T }>;
  /** The code, when it has arrived: a page in a known chunk is painted without a detour. */
  loaded: () => T | undefined;
}

/** Fetching the code of a contribution failed: the network, a server that does not answer, or a chunk that a new release replaced. */
export class ContributionLoadError extends Error {
  readonly code = 'LOAD_FAILED';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ContributionLoadError';
  }
}

/**
 * Wraps a loader so that the code is fetched once, ahead of time where wished.
 * @param onLost told when the code did not come, before anybody else
 */
export function createLoadable<T>(load: Loader<T>, onLost: () => Promise<void> = reloadForRelease): Loadable<T> {
  let running: Promise<{ default: T }> | undefined;
  let value: T | undefined;
  return {
    preload: () => {
      running ??= inTime(load()).then(
        (module) => {
          value = module.default;
          return module;
        },
        async (cause: unknown) => {
          running = undefined;
          await onLost();
          throw new ContributionLoadError(cause);
        },
      );
      return running;
    },
    loaded: () => value,
  };
}

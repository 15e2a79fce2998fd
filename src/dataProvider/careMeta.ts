import type { CallOptions } from './CareBackend';

/** What a page may ask of our back ends through react-admin's `meta`. */
export interface CareMeta {
  /** The caller shows success and failure itself; with `rejection` refusals only. */
  silent?: boolean | 'rejection';
  /** The rows are saved to a file, which the server logs. */
  purpose?: 'export';
  /** A special read of the entity in the place of its list (`selectByNoServiced`); the filters are its inputs. */
  operation?: string;
}

/** Reads react-admin's `meta`, which may be anything. */
export function careMeta(meta: unknown): CareMeta {
  if (typeof meta !== 'object' || meta === null) return {};
  return {
    silent: 'silent' in meta && (meta.silent === 'rejection' || meta.silent === true) ? meta.silent : false,
    ...('purpose' in meta && meta.purpose === 'export' && { purpose: meta.purpose }),
    operation: 'operation' in meta && typeof meta.operation === 'string' ? meta.operation : undefined,
  };
}

/** How the calls of a method are made. */
export function callOptions({ meta, signal }: { meta?: unknown; signal?: AbortSignal }): CallOptions {
  const { silent, purpose } = careMeta(meta);
  return { signal, silent, ...(purpose && { purpose }) };
}

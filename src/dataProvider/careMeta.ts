import { LIST_ADDITIONS, type ListAddition } from '../../contract/query/listDetail';
import type { CallOptions, ListDetail } from './backends/CareBackend';

/** Options that a page can pass to our back ends through react-admin's `meta`. */
export interface CareMeta {
  /** The caller shows success and failure itself; with `rejection`, only refusals. */
  silent?: boolean | 'rejection';
  /** The rows are exported to a file, which the server logs. */
  purpose?: 'export';
  /** A special read of the entity instead of its list (`selectByNoServiced`); the filters are its inputs. */
  operation?: string;
  /** Fields to select. Defaults to whole rows. */
  fields?: readonly string[];
  /** Additional data to include in the list response, if the back end supports it. */
  with?: readonly ListAddition[];
}

/** Parses react-admin's `meta`, which can be anything. */
export function careMeta(meta: unknown): CareMeta {
  if (typeof meta !== 'object' || meta === null) return {};
  return {
    silent: 'silent' in meta && (meta.silent === 'rejection' || meta.silent === true) ? meta.silent : false,
    ...('purpose' in meta && meta.purpose === 'export' && { purpose: meta.purpose }),
    operation: 'operation' in meta && typeof meta.operation === 'string' ? meta.operation : undefined,
  };
}

/** Returns which fields and additional data a list requests. */
export function listDetail(meta: unknown): ListDetail {
  if (typeof meta !== 'object' || meta === null) return {};
  return {
    ...('fields' in meta && isNames(meta.fields) && { fields: meta.fields }),
    ...('with' in meta && isNames(meta.with) && { additions: LIST_ADDITIONS.filter(isIn(meta.with)) }),
  };
}

const isIn = (names: readonly string[]) => (name: string) => names.includes(name);

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');
}

/** Returns the call options of a data provider method. */
export function callOptions({ meta, signal }: { meta?: unknown; signal?: AbortSignal }): CallOptions {
  const { silent, purpose } = careMeta(meta);
  return { signal, silent, ...(purpose && { purpose }) };
}

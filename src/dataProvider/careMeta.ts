import { LIST_ADDITIONS, type ListAddition } from '../../contract/listDetail';
import type { CallOptions, ListDetail } from './CareBackend';

/** What a page may ask of our back ends through react-admin's `meta`. */
export interface CareMeta {
  /** The caller shows success and failure itself; with `rejection` refusals only. */
  silent?: boolean | 'rejection';
  /** The rows are saved to a file, which the server logs. */
  purpose?: 'export';
  /** A special read of the entity in the place of its list (`selectByNoServiced`); the filters are its inputs. */
  operation?: string;
  /** Fields that rows of the list are asked for; whole rows unless told. */
  fields?: readonly string[];
  /** What the answer of the list is to hold besides, where the back end can. */
  with?: readonly ListAddition[];
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

/** How much of a list is asked for. */
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

/** How the calls of a method are made. */
export function callOptions({ meta, signal }: { meta?: unknown; signal?: AbortSignal }): CallOptions {
  const { silent, purpose } = careMeta(meta);
  return { signal, silent, ...(purpose && { purpose }) };
}

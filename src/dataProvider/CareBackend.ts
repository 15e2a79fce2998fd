import type { Identifier, RaRecord } from 'ra-core';
import type { Entity } from '../../contract/defineEntity';
import type { ListAddition } from '../../contract/listDetail';
import type { Call } from '../core/http';
import type { RowPage } from './readWindow';
import type { RecordRefusal } from './rejection';
import type { ListParams, Window } from './toListParams';

/** How one call is made: what may break it off, and which of its toasts are shown by the caller. */
export interface CallOptions {
  signal?: AbortSignal;
  silent?: Call['silent'];
  purpose?: Call['purpose'];
}

/** How much of a list is asked for: fields of its rows, and what the answer holds besides. A back end may do without either. */
export interface ListDetail {
  fields?: readonly string[];
  additions?: readonly ListAddition[];
}

/** What became of a write to several records. */
export interface WriteReport {
  done: readonly Identifier[];
  refusals: readonly RecordRefusal[];
}

/** What a back end with our extension operations and one with only the spec's do in different ways. */
export interface CareBackend {
  list: (
    question: { entity: Entity; params: ListParams; window: Window; detail?: ListDetail },
    options: CallOptions,
  ) => Promise<RowPage>;
  one: (entity: Entity, id: Identifier, options: CallOptions) => Promise<RaRecord>;
  /** Records that are gone are left out. */
  many: (entity: Entity, ids: readonly Identifier[], options: CallOptions) => Promise<RaRecord[]>;
  deleteMany: (entity: Entity, ids: readonly Identifier[], options: CallOptions) => Promise<WriteReport>;
  updateMany: (
    question: { entity: Entity; ids: readonly Identifier[]; changes: Readonly<Record<string, unknown>> },
    options: CallOptions,
  ) => Promise<WriteReport>;
  /** Something was written: nothing read before serves any more. */
  forget: () => void;
}

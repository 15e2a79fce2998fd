import type { Identifier, RaRecord } from 'ra-core';
import type { Entity } from '../../../contract/defineEntity';
import type { ListAddition } from '../../../contract/query/listDetail';
import type { Call } from '../../core/http';
import type { BulkRefusal } from '../../core/http/bulkReport';
import type { RowPage } from '../lists/readWindow';
import type { ListParams, RowWindow } from '../lists/toListParams';

/** Options of one call: how it can be canceled, and which of its toasts the caller shows itself. */
export interface CallOptions {
  signal?: AbortSignal;
  silent?: Call['silent'];
  purpose?: Call['purpose'];
}

/** What a list call returns: the fields of its rows, and additional data. A back end may ignore both. */
export interface ListDetail {
  fields?: readonly string[];
  additions?: readonly ListAddition[];
}

/** Result of a write to several records. */
export interface WriteReport {
  done: readonly Identifier[];
  refusals: readonly BulkRefusal[];
}

/** The operations that differ between a back end with the extension operations and one with only the spec's. */
export interface CareBackend {
  list: (
    query: { entity: Entity; params: ListParams; window: RowWindow; detail?: ListDetail },
    options: CallOptions,
  ) => Promise<RowPage>;
  one: (entity: Entity, id: Identifier, options: CallOptions) => Promise<RaRecord>;
  /** Records that no longer exist are left out. */
  many: (entity: Entity, ids: readonly Identifier[], options: CallOptions) => Promise<RaRecord[]>;
  deleteMany: (entity: Entity, ids: readonly Identifier[], options: CallOptions) => Promise<WriteReport>;
  updateMany: (
    query: { entity: Entity; ids: readonly Identifier[]; changes: Readonly<Record<string, unknown>> },
    options: CallOptions,
  ) => Promise<WriteReport>;
  /** Clears the cache after a write. */
  clearCache: () => void;
}

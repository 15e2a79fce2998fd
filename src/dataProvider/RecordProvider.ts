import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import type { Envelope } from '../../contract/calls/envelope';

/** Additional data that a list response can hold besides its rows. */
export interface ListMeta extends Pick<Envelope, 'counts' | 'references' | 'trend'> {
  /** Totals of a special read. */
  summary?: unknown;
}

/** One page of records, and the total count. */
export interface RecordPage {
  data: RaRecord[];
  total?: number;
  /** Additional data of the response; lists read it from their context. */
  meta?: ListMeta;
}

/** React-admin's methods for the records of one resource. */
export interface RecordProvider {
  getList: (params: GetListParams) => Promise<RecordPage>;
  getOne: (params: GetOneParams) => Promise<{ data: RaRecord }>;
  getMany: (params: GetManyParams) => Promise<{ data: RaRecord[] }>;
  getManyReference: (params: GetManyReferenceParams) => Promise<RecordPage>;
  create: (params: CreateParams) => Promise<{ data: RaRecord }>;
  update: (params: UpdateParams) => Promise<{ data: RaRecord }>;
  updateMany: (params: UpdateManyParams) => Promise<{ data?: Identifier[] }>;
  delete: (params: DeleteParams) => Promise<{ data: RaRecord }>;
  deleteMany: (params: DeleteManyParams) => Promise<{ data?: Identifier[] }>;
}

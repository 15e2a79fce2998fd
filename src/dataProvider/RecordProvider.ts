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
import type { Envelope } from '../../contract/envelope';

/** What the answer of a list may hold besides its rows. */
export interface ListMeta extends Pick<Envelope, 'counts' | 'references' | 'trend'> {
  /** What a special read counts. */
  summary?: unknown;
}

/** Some records, and how many there are in all. */
export interface RecordPage {
  data: RaRecord[];
  total?: number;
  /** What the answer holds besides its rows; lists find it in their context. */
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

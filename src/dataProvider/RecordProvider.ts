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

/** Some records, and how many there are in all. */
export interface RecordPage {
  data: RaRecord[];
  total?: number;
  /** What a special read counts besides its rows; lists find it in their context. */
  meta?: { summary: unknown };
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

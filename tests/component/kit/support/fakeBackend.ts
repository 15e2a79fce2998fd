import {
  type CreateParams,
  type DeleteParams,
  type GetListParams,
  type GetManyParams,
  type GetOneParams,
  HttpError,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import { vi } from 'vitest';
import type { Entity } from '../../../../contract/defineEntity';
import { maskRecord } from '../../../../contract/masks';
import type { KitDataProvider, KitRecord } from '../../../../src/core/kit';

type UploadOptions = Parameters<KitDataProvider['uploadFile']>[1];

export interface FakeTable {
  entity: Entity;
  rows: RaRecord[];
}

/**
 * A back end of a few tables, by full resource name. It masks lists, filters by plain values, `{ not }`, `{ empty }`, `{ from, to }` and
 * keyword, and stores what is written. Its methods are spies.
 */
export function fakeBackend(tables: Record<string, FakeTable>) {
  const table = (resource: string) => {
    const found = tables[resource];
    if (!found) throw new Error(`no table ${resource}`);
    return found;
  };
  const masked = (resource: string, row: RaRecord) => maskRecord(table(resource).entity, row) as RaRecord;
  const find = (resource: string, id: unknown) => {
    const row = table(resource).rows.find((each) => String(each.id) === String(id));
    if (!row) throw new HttpError('记录不存在', 4000);
    return row;
  };
  const backend = {
    getList: vi.fn(async (resource: string, { pagination = { page: 1, perPage: 20 }, sort, filter }: GetListParams) => {
      const rows = table(resource).rows.filter((row) => matches(row, filter ?? {}));
      const sorted = rows.toSorted(
        (a, b) => compare(a[sort?.field ?? 'id'], b[sort?.field ?? 'id']) * (sort?.order === 'DESC' ? -1 : 1),
      );
      const start = (pagination.page - 1) * pagination.perPage;
      return {
        data: sorted.slice(start, start + pagination.perPage).map((row) => masked(resource, row)),
        total: rows.length,
      };
    }),
    getOne: vi.fn(async (resource: string, { id }: GetOneParams) => ({ data: masked(resource, find(resource, id)) })),
    getMany: vi.fn(async (resource: string, { ids }: GetManyParams) => ({
      data: ids.map((id) => masked(resource, find(resource, id))),
    })),
    create: vi.fn(async (_resource: string, { data }: CreateParams) => ({ data: { ...data, id: 99 } })),
    update: vi.fn(async (resource: string, { id, data }: UpdateParams) => {
      const row = find(resource, id);
      Object.assign(row, data, { version: row.version + 1 });
      return { data: masked(resource, row) };
    }),
    delete: vi.fn(async (resource: string, { id, previousData }: DeleteParams) => {
      const { rows } = table(resource);
      rows.splice(rows.indexOf(find(resource, id)), 1);
      return { data: previousData };
    }),
    call: vi.fn(async (_resource: string, _operation: string, _params: object): Promise<unknown> => ({})),
    lookup: vi.fn(async (resource: string, { field, value }: { field: string; value: string; reason: string }) => {
      const row = table(resource).rows.find((each) => each[field] === value);
      return row ? (masked(resource, row) as KitRecord) : null;
    }),
    uploadFile: vi.fn(async (file: File, _options: UploadOptions) => aStoredFile(file)),
    readFile: vi.fn(async (_fileId: string) => new Blob(['a picture'], { type: 'image/png' })),
    readContent: vi.fn(async (_resource: string, _params: object) => new Blob(['an archive'])),
    unmask: vi.fn(
      async (resource: string, { id }: { id: unknown; reason: string }) => ({ ...find(resource, id) }) as KitRecord,
    ),
  };
  return backend as typeof backend & KitDataProvider;
}

/** What the server would know of an uploaded file; its name determines its id. */
export function aStoredFile({ name, type, size }: File) {
  const fileId = fileIdOf(name);
  return { fileId, url: `/api/selectContent.file.open?fileId=${fileId}`, name, mime: type, bytes: size, sha256: '' };
}

/** Returns the id of a file of this name: 22 characters. */
export function fileIdOf(name: string): string {
  return name.replace(/\W/g, '_').padEnd(22, '-').slice(0, 22);
}

interface FilterParts {
  from?: string | number;
  to?: string | number;
  not?: readonly unknown[];
  empty?: boolean;
}

function matches(row: RaRecord, filter: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    if (name === 'keyword') {
      return Object.values(row).some((value) => typeof value === 'string' && value.includes(String(wanted)));
    }
    if (Array.isArray(wanted)) return wanted.includes(row[name]);
    if (typeof wanted !== 'object' || wanted === null) return row[name] === wanted;
    const { from, to, not, empty }: FilterParts = wanted;
    if (not) return !not.includes(row[name]);
    if (empty !== undefined) return empty === ((row[name] ?? null) === null);
    return (from === undefined || row[name] >= from) && (to === undefined || row[name] <= to);
  });
}

function compare(a: unknown, b: unknown): number {
  return String(a ?? '') < String(b ?? '') ? -1 : String(a ?? '') > String(b ?? '') ? 1 : 0;
}

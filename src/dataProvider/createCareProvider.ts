import type { GetListParams } from 'ra-core';
import type { Entity } from '../../contract/defineEntity';
import type { Translate } from '../core/http';
import type { CareBackend } from './backends/CareBackend';
import { callOptions, careMeta, listDetail } from './careMeta';
import { type EntityCalls, wireId } from './entityCalls';
import { type RowPage, readWindow } from './lists/readWindow';
import { toListParams, toReadParams, toWindow } from './lists/toListParams';
import type { RecordPage, RecordProvider } from './RecordProvider';
import { toFormError } from './rejection';
import { changedValues, insertValues } from './writes/writableChanges';
import { requireAllWritten } from './writes/writeEach';

/** Creates the data provider methods of one entity, for either kind of back end that speaks our protocol. */
export function createCareProvider(options: {
  entity: Entity;
  calls: EntityCalls;
  backend: CareBackend;
  translate: Translate;
  /** Called when a write succeeded for some records and failed for others: the data on screen is outdated. */
  onPartialWrite: () => void;
}): RecordProvider {
  const { entity, calls, backend, translate, onPartialWrite } = options;

  async function getList(params: GetListParams): Promise<RecordPage> {
    const { operation } = careMeta(params.meta);
    const { rows, total, ...meta }: RowPage = operation
      ? await specialRead(operation, params)
      : await backend.list(
          {
            entity,
            params: toListParams(withoutDefaultSort(entity, params)),
            window: toWindow(params),
            detail: listDetail(params.meta),
          },
          callOptions(params),
        );
    const hasMeta = Object.values(meta).some((value) => value !== undefined);
    return { data: rows, total, ...(hasMeta && { meta }) };
  }

  /** If the read supports paging, requests only the page. Otherwise the page is cut out of the plain list here. */
  async function specialRead(operation: string, params: GetListParams): Promise<RowPage> {
    const inputs = toReadParams({ entity, operation, question: params });
    const read = (paging: object) =>
      calls.fetchRows({ entity, operation, params: { ...paging, ...inputs } }, callOptions(params));
    const window = toWindow(params);
    if (entity.reads?.[operation]?.answer !== 'list') return readWindow(window, read);
    const { rows } = await read({});
    return { rows: rows.slice(window.start, window.start + window.length), total: rows.length };
  }

  /** Clears the cache after every write, even a failed one: a write that timed out may have succeeded. */
  async function write<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      backend.clearCache();
    }
  }

  return {
    getList,

    getOne: async (params) => ({ data: await backend.one(entity, params.id, callOptions(params)) }),

    getMany: async (params) => ({ data: await backend.many(entity, params.ids, callOptions(params)) }),

    getManyReference: ({ target, id, filter, ...params }) =>
      getList({ ...params, filter: { ...filter, [target]: id } }),

    create: (params) =>
      write(async () => {
        const call = { entity, operation: 'insert', params: insertValues(entity, params.data) };
        return { data: await calls.fetchRow(call, callOptions(params), toFormError) };
      }),

    update: (params) =>
      write(async () => {
        const { id, data, previousData } = params;
        const version: unknown = data.version ?? previousData?.version;
        const changes = changedValues(entity, { data, previous: previousData });
        const call = {
          entity,
          operation: 'updateByIdSelective',
          params: { id: wireId(id), ...(typeof version === 'number' && { version }), ...changes },
        };
        return { data: await calls.fetchRow(call, callOptions(params), toFormError) };
      }),

    updateMany: (params) =>
      write(async () => {
        const changes = changedValues(entity, { data: params.data, previous: undefined });
        const report = await backend.updateMany({ entity, ids: params.ids, changes }, callOptions(params));
        return { data: requireAllWritten(report, { translate, onPartialWrite }) };
      }),

    delete: (params) =>
      write(async () => {
        const { id, previousData } = params;
        await calls.request({ entity, operation: 'deleteById', params: { id: wireId(id) } }, callOptions(params));
        return { data: previousData ?? { id } };
      }),

    deleteMany: (params) =>
      write(async () => {
        const report = await backend.deleteMany(entity, params.ids, callOptions(params));
        return { data: requireAllWritten(report, { translate, onPartialWrite }) };
      }),
  };
}

/**
 * React-admin can sort by one field only. A sort by the first field of the entity's default order means the whole default
 * order.
 */
function withoutDefaultSort(entity: Entity, params: GetListParams): GetListParams {
  const { sort } = params;
  const [field, order] = entity.sort[0] ?? [];
  return sort?.field === field && sort?.order.toLowerCase() === order ? { ...params, sort: undefined } : params;
}

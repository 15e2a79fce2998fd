import { chunk } from 'es-toolkit/array/chunk';
import { PAGE_SIZE_MAX } from '../../contract/constants';
import type { CareBackend } from './CareBackend';
import { type EntityCalls, wireId } from './entityCalls';
import { readWindow } from './readWindow';
import { toWriteReport } from './toWriteReport';

/** A back end with our extension operations: it filters, sorts and pages by itself. */
export function createExtendedBackend({ row, rows, ask }: EntityCalls): CareBackend {
  return {
    list: ({ entity, params, window }, options) =>
      readWindow(window, (page) =>
        rows({ entity, operation: 'selectBySelectivePagination', params: { ...page, ...params } }, options),
      ),

    one: (entity, id, options) => row({ entity, operation: 'selectById', params: { id } }, options),

    async many(entity, ids, options) {
      const answers = await Promise.all(
        // Keeps the address of a GET short enough for every proxy.
        chunk(ids, PAGE_SIZE_MAX).map((part) =>
          rows({ entity, operation: 'selectByIds', params: { ids: part } }, options),
        ),
      );
      return answers.flatMap((answer) => answer.rows);
    },

    async deleteMany(entity, ids, options) {
      const { data } = await ask({ entity, operation: 'deleteByIds', params: { ids: ids.map(wireId) } }, options);
      return toWriteReport(data, ids);
    },

    async updateMany({ entity, ids, changes }, options) {
      const params = { ids: ids.map(wireId), ...changes };
      return toWriteReport((await ask({ entity, operation: 'updateByIds', params }, options)).data, ids);
    },

    forget: () => undefined,
  };
}

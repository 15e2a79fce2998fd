import { chunk } from 'es-toolkit/array/chunk';
import { PAGE_SIZE_MAX } from '../../../contract/constants';
import { type EntityCalls, wireId } from '../entityCalls';
import { readWindow } from '../lists/readWindow';
import { toBulkError, toWriteReport } from '../writes/toWriteReport';
import type { CareBackend } from './CareBackend';

/** What the lists of a back end support. */
export interface ListCapabilities {
  /** Whether a list response can include counts and names of references. */
  counts: boolean;
  /** Maximum rows of a page. */
  pageSize: number;
}

/** Creates a back end with our extension operations: it filters, sorts and pages itself. */
export function createExtendedBackend(
  { fetchRow, fetchRows, request }: EntityCalls,
  { counts, pageSize }: ListCapabilities = { counts: true, pageSize: PAGE_SIZE_MAX },
): CareBackend {
  return {
    list({ entity, params, window, detail: { fields, additions = [] } = {} }, options) {
      const listParams = {
        ...params,
        ...(fields && { fields: fields.join(',') }),
        ...(counts && additions.length > 0 && { with: additions.join(',') }),
      };
      return readWindow(
        window,
        (page) =>
          fetchRows({ entity, operation: 'selectBySelectivePagination', params: { ...page, ...listParams } }, options),
        pageSize,
      );
    },

    one: (entity, id, options) => fetchRow({ entity, operation: 'selectById', params: { id } }, options),

    async many(entity, ids, options) {
      const answers = await Promise.all(
        // Chunks keep the address of the GET short enough for every proxy.
        chunk(ids, pageSize).map((part) =>
          fetchRows({ entity, operation: 'selectByIds', params: { ids: part } }, options),
        ),
      );
      return answers.flatMap((answer) => answer.rows);
    },

    async deleteMany(entity, ids, options) {
      const call = { entity, operation: 'deleteByIds', params: { ids: ids.map(wireId) } };
      return toWriteReport((await request(call, options, toBulkError)).data, ids);
    },

    async updateMany({ entity, ids, changes }, options) {
      const params = { ids: ids.map(wireId), ...changes };
      const call = { entity, operation: 'updateByIds', params };
      return toWriteReport((await request(call, options, toBulkError)).data, ids);
    },

    clearCache: () => undefined,
  };
}

import type { HttpError } from 'ra-core';
import { STATUS } from '../../../contract/calls/envelope';
import type { Entity } from '../../../contract/defineEntity';
import { permissionName } from '../../../contract/permissions';
import type { Problem } from '../../../contract/problems';
import { parseListQuery } from '../../../contract/query/query';
import type { Translate } from '../../core/http';
import type { HasCall } from '../backendCalls';
import { type EntityCalls, wireId } from '../entityCalls';
import { runListQuery } from '../lists/listEngine';
import { readWindow } from '../lists/readWindow';
import { toHttpError } from '../rejection';
import { writeEach } from '../writes/writeEach';
import type { CareBackend } from './CareBackend';
import { createTableCache } from './createTableCache';
import { isReadByDevice, recordsOfDevices } from './deviceRecords';

/** Creates a back end with only the spec's operations: whole tables, filtered, sorted and paged in the browser. */
export function createSpecBackend(options: {
  calls: EntityCalls;
  has: HasCall;
  /** Personal data arrives masked, so filters must not match the masked characters. */
  masking: boolean;
  sessionKey: () => string;
  translate: Translate;
  now?: () => number;
}): CareBackend {
  const { calls, has, masking, sessionKey, translate, now } = options;
  const tables = createTableCache({
    read: async (entity) => {
      const hasOwn = (operation: string) => has(permissionName(operation, entity.name, entity.scope));
      if (isReadByDevice(entity, hasOwn)) return recordsOfDevices(entity, readRows);
      return readRows(entity, hasOwn('queryAll') && !hasOwn('selectAll') ? 'queryAll' : 'selectAll');
    },
    sessionKey,
    now,
  });

  async function readRows(entity: Pick<Entity, 'name' | 'scope'>, operation: string, params: object = {}) {
    return (await calls.fetchRows({ entity, operation, params: { ...params } }, {})).rows;
  }

  return {
    async list({ entity, params, window }, { signal }) {
      const table = await tables.rows(entity, { signal, question: JSON.stringify([params, window]) });
      return readWindow(window, async (page) => {
        const query = parseListQuery(entity, { ...page, ...params }, { masked: masking });
        if (!query.ok) throw refusal(query.problems);
        return runListQuery(entity, table, query.values);
      });
    },

    async one(entity, id, { signal }) {
      const row = (await tables.rows(entity, { signal })).find((candidate) => String(candidate.id) === String(id));
      if (!row) throw refusal([{ field: '', code: 'notFound' }]);
      return row;
    },

    async many(entity, ids, { signal }) {
      const table = new Map(
        (await tables.rows(entity, { signal, question: ids.join() })).map((row) => [String(row.id), row]),
      );
      return ids.flatMap((id) => table.get(String(id)) ?? []);
    },

    deleteMany: (entity: Entity, ids) =>
      writeEach(ids, (id) =>
        calls.request({ entity, operation: 'deleteById', params: { id: wireId(id) } }, { silent: true }),
      ),

    updateMany: ({ entity, ids, changes }) =>
      writeEach(ids, (id) =>
        calls.request(
          { entity, operation: 'updateByIdSelective', params: { id: wireId(id), ...changes } },
          { silent: true },
        ),
      ),

    clearCache: tables.clear,
  };

  /** Returns the error that our server would return. */
  function refusal(problems: readonly Problem[]): HttpError {
    const textOf = ({ code, params }: Problem) => translate(`problems.${code}`, params);
    const generalProblem = problems.find(({ field }) => field === '') ?? { field: '', code: 'validation' as const };
    const fieldProblems = problems.filter(({ field }) => field !== '');
    return toHttpError({
      status: STATUS.REJECTED,
      code: generalProblem.code,
      message: textOf(generalProblem),
      errors: Object.fromEntries(fieldProblems.map((problem) => [problem.field, textOf(problem)])),
      codes: Object.fromEntries(fieldProblems.map(({ field, code }) => [field, code])),
    });
  }
}

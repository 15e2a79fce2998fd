import { HttpError, type Identifier } from 'ra-core';
import type { Entity } from '../../contract/defineEntity';
import { STATUS } from '../../contract/envelope';
import type { Problem } from '../../contract/problems';
import { parseListQuery } from '../../contract/query';
import type { Translate } from '../core/http';
import type { CallOptions, CareBackend, WriteReport } from './CareBackend';
import { type EntityCalls, wireId } from './entityCalls';
import { runListQuery } from './listEngine';
import { readWindow } from './readWindow';
import { isHopeless, isSessionEnd } from './rejection';
import { settleEach } from './settleEach';
import { createWholeTables } from './wholeTables';

/** A back end with the spec's operations only: whole tables, filtered, sorted and paged here. */
export function createSpecBackend(options: {
  calls: EntityCalls;
  sessionKey: () => string;
  translate: Translate;
  now?: () => number;
}): CareBackend {
  const { calls, sessionKey, translate, now } = options;
  const tables = createWholeTables({
    read: async (entity) =>
      (await calls.rows({ entity, operation: entity.queried ? 'queryAll' : 'selectAll' }, {})).rows,
    sessionKey,
    now,
  });

  /** One call a record, since the spec has none for several; the caller reports the failures together. */
  async function writeEach(
    ids: readonly Identifier[],
    write: (id: Identifier, options: CallOptions) => Promise<unknown>,
  ) {
    const outcomes = await settleEach(ids, (id) => write(id, { silent: true }), isHopeless);
    const failed = outcomes.filter(({ error }) => error !== undefined);
    const ended = failed.find(({ error }) => isSessionEnd(error));
    if (ended) throw ended.error;
    const report: WriteReport = {
      done: outcomes.filter(({ error }) => error === undefined).map(({ item }) => item),
      refusals: failed.map(({ item, error }) => ({ id: item, message: error instanceof Error ? error.message : '' })),
    };
    return report;
  }

  return {
    async list({ entity, params, window }, { signal }) {
      const table = await tables.rows(entity, signal);
      return readWindow(window, async (page) => {
        const query = parseListQuery(entity, { ...page, ...params }, { masked: true });
        if (!query.ok) throw refusal(query.problems);
        return runListQuery(entity, table, query.values);
      });
    },

    async one(entity, id, { signal }) {
      const row = (await tables.rows(entity, signal)).find((candidate) => String(candidate.id) === String(id));
      if (!row) throw refusal([{ field: '', code: 'notFound' }]);
      return row;
    },

    async many(entity, ids, { signal }) {
      const table = new Map((await tables.rows(entity, signal)).map((row) => [String(row.id), row]));
      return ids.flatMap((id) => table.get(String(id)) ?? []);
    },

    deleteMany: (entity: Entity, ids) =>
      writeEach(ids, (id, silent) =>
        calls.ask({ entity, operation: 'deleteById', params: { id: wireId(id) } }, silent),
      ),

    updateMany: ({ entity, ids, changes }) =>
      writeEach(ids, (id, silent) =>
        calls.ask({ entity, operation: 'updateByIdSelective', params: { id: wireId(id), ...changes } }, silent),
      ),

    forget: tables.forget,
  };

  function refusal(problems: readonly Problem[]): HttpError {
    const texts = problems.map(({ field, code, params }) => ({ field, text: translate(`problems.${code}`, params) }));
    const whole = texts.find(({ field }) => field === '')?.text ?? translate('problems.invalidInput');
    const errors = Object.fromEntries(
      texts.filter(({ field }) => field !== '').map(({ field, text }) => [field, text]),
    );
    return new HttpError(whole, STATUS.REJECTED, { errors });
  }
}

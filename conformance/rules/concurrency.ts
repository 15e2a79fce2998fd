import { isRecord } from '../../contract/values/isRecord';
import { findList } from '../Probe';
import { expect, InconclusiveCheck, RULE_SOURCES, type RuleGroup } from '../Rule';
import { insertScratch, scratchCalls } from '../scratch';
import { pageCall } from './paging';

/** Concurrent calls in these rules. */
const PARALLEL_CALLS = 10;

/** Concurrent calls, and records that other clients change in the meantime. */
export const concurrencyRules: RuleGroup = {
  name: 'concurrency',
  rules: [
    {
      id: 'parallel-reads',
      says: 'calls at the same time have the answers that each has alone',
      where: RULE_SOURCES.entities,
      level: 'spec',
      async check(probe) {
        const calls = probe.calls.filter((call) => call === probe.listCall(call.entity)).slice(0, PARALLEL_CALLS);
        const sequential: string[] = [];
        for (const { name } of calls) sequential.push(rowsIn(await probe.request({ name })));
        const parallel = await Promise.all(calls.map(({ name }) => probe.request({ name })));
        const wrong = calls.find((_, at) => rowsIn(parallel[at]) !== sequential[at]);
        expect(!wrong, `${wrong?.name} answered something else`);
      },
    },
    {
      id: 'same-question',
      says: 'the same question has the same rows in the same order',
      where: RULE_SOURCES.lists,
      level: 'spec',
      async check(probe) {
        const { call } = await findList(probe, 3);
        const first = rowsIn(await probe.request({ name: call.name }));
        for (let time = 0; time < 3; time += 1) {
          expect(
            rowsIn(await probe.request({ name: call.name })) === first,
            'the rows are others, or in another order',
          );
        }
      },
    },
    {
      id: 'not-modified',
      says: 'an ETag that still holds is answered with 304',
      where: RULE_SOURCES.lists,
      level: 'extended',
      async check(probe) {
        const { call } = await findList(probe, 1);
        for (const name of [call.name, pageCall(call)]) {
          const { headers } = await probe.request({ name });
          const tag = headers.get('etag');
          expect(tag !== null, `${name} has no ETag`);
          const again = await probe.request({ name, headers: { 'If-None-Match': tag } });
          expect(again.http === 304 && again.text === '', `${name}: HTTP ${again.http} instead of 304`);
        }
      },
    },
    {
      id: 'parallel-inserts',
      says: 'records that are inserted at the same time are all there, each with an id of its own',
      where: RULE_SOURCES.entities,
      level: 'spec',
      writes: true,
      async check(probe) {
        const rows = await Promise.all(Array.from({ length: PARALLEL_CALLS }, () => insertScratch(probe)));
        const ids = new Set(rows.map(({ id }) => id));
        expect(ids.size === PARALLEL_CALLS, 'two records have the same id');
        const { list } = scratchCalls(probe);
        const listedIds = new Set((await probe.fetchRows({ name: list })).rows.map(({ id }) => id));
        expect(
          [...ids].every((id) => listedIds.has(id)),
          'a record is not in the list',
        );
      },
    },
    {
      id: 'delete-twice',
      says: 'what has been deleted cannot be deleted again',
      where: RULE_SOURCES.entities,
      level: 'spec',
      writes: true,
      async check(probe) {
        const { id } = await insertScratch(probe);
        const { remove } = scratchCalls(probe);
        await probe.expectSuccess({ name: remove, params: { id } });
        await probe.expectRefusal({ name: remove, params: { id } }, 'the record is gone');
      },
    },
    {
      id: 'old-version',
      says: 'an update made on an older version is refused with versionConflict',
      where: RULE_SOURCES.values,
      level: 'extended',
      writes: true,
      async check(probe) {
        const row = await insertScratch(probe);
        const { update } = scratchCalls(probe);
        const params = { id: row.id, version: row.version };
        await probe.expectSuccess({ name: update, params: { ...params, nameEn: 'First' } });
        const { code } = await probe.expectRefusal(
          { name: update, params: { ...params, nameEn: 'Second' } },
          'it is older',
        );
        expect(code === 'versionConflict', `code is ${JSON.stringify(code)}`);
      },
    },
    {
      id: 'one-winner',
      says: 'of several updates on one version at the same time, one is done',
      where: RULE_SOURCES.values,
      level: 'extended',
      writes: true,
      async check(probe) {
        const { id, version } = await insertScratch(probe);
        const { update } = scratchCalls(probe);
        const answers = await Promise.all(
          Array.from({ length: PARALLEL_CALLS }, (_, at) =>
            probe.request({ name: update, params: { id, version, nameEn: `No ${at}` } }),
          ),
        );
        const winners = answers.filter(({ body }) => isRecord(body) && body.status === 8000);
        expect(winners.length === 1, `${winners.length} updates were done`);
      },
    },
    {
      id: 'etag-after-a-write',
      says: 'an ETag holds no more once a record has changed',
      where: RULE_SOURCES.lists,
      level: 'extended',
      writes: true,
      async check(probe) {
        const { list } = scratchCalls(probe);
        const tag = (await probe.request({ name: list })).headers.get('etag');
        if (tag === null) throw new InconclusiveCheck('the list has no ETag');
        await insertScratch(probe);
        const { http } = await probe.request({ name: list, headers: { 'If-None-Match': tag } });
        expect(http === 200, `HTTP ${http} instead of 200`);
      },
    },
  ],
};

/** Returns a fingerprint of the rows in a response: ids in their order, and names of fields. */
function rowsIn(answer: { body: unknown } | undefined): string {
  const body = answer?.body;
  const data = isRecord(body) && 'data' in body ? body.data : body;
  if (!Array.isArray(data)) return JSON.stringify(data);
  return [...data.map((row) => (isRecord(row) ? row.id : row)), ...Object.keys(data[0] ?? {})].join();
}

import { isRecord } from '../../contract/isRecord';
import { listWith } from '../Probe';
import { expect, type RuleGroup, Unproven, WRITTEN } from '../Rule';
import { insertScratch, scratchCalls } from '../scratch';
import { pageCall } from './paging';

/** Concurrent calls in these rules. */
const AT_ONCE = 10;

/** Concurrent calls, and records that other clients change in the meantime. */
export const concurrencyRules: RuleGroup = {
  name: 'concurrency',
  rules: [
    {
      id: 'parallel-reads',
      says: 'calls at the same time have the answers that each has alone',
      where: WRITTEN.entities,
      level: 'spec',
      async check(probe) {
        const calls = probe.calls.filter((call) => call === probe.listCall(call.entity)).slice(0, AT_ONCE);
        const alone: string[] = [];
        for (const { name } of calls) alone.push(rowsIn(await probe.ask({ name })));
        const together = await Promise.all(calls.map(({ name }) => probe.ask({ name })));
        const wrong = calls.find((_, at) => rowsIn(together[at]) !== alone[at]);
        expect(!wrong, `${wrong?.name} answered something else`);
      },
    },
    {
      id: 'same-question',
      says: 'the same question has the same rows in the same order',
      where: WRITTEN.lists,
      level: 'spec',
      async check(probe) {
        const { call } = await listWith(probe, 3);
        const first = rowsIn(await probe.ask({ name: call.name }));
        for (let time = 0; time < 3; time += 1) {
          expect(rowsIn(await probe.ask({ name: call.name })) === first, 'the rows are others, or in another order');
        }
      },
    },
    {
      id: 'not-modified',
      says: 'an ETag that still holds is answered with 304',
      where: WRITTEN.lists,
      level: 'extended',
      async check(probe) {
        const { call } = await listWith(probe, 1);
        for (const name of [call.name, pageCall(call)]) {
          const { headers } = await probe.ask({ name });
          const tag = headers.get('etag');
          expect(tag !== null, `${name} has no ETag`);
          const again = await probe.ask({ name, headers: { 'If-None-Match': tag } });
          expect(again.http === 304 && again.text === '', `${name}: HTTP ${again.http} instead of 304`);
        }
      },
    },
    {
      id: 'parallel-inserts',
      says: 'records that are inserted at the same time are all there, each with an id of its own',
      where: WRITTEN.entities,
      level: 'spec',
      writes: true,
      async check(probe) {
        const rows = await Promise.all(Array.from({ length: AT_ONCE }, () => insertScratch(probe)));
        const ids = new Set(rows.map(({ id }) => id));
        expect(ids.size === AT_ONCE, 'two records have the same id');
        const { list } = scratchCalls(probe);
        const there = new Set((await probe.rows({ name: list })).rows.map(({ id }) => id));
        expect(
          [...ids].every((id) => there.has(id)),
          'a record is not in the list',
        );
      },
    },
    {
      id: 'delete-twice',
      says: 'what has been deleted cannot be deleted again',
      where: WRITTEN.entities,
      level: 'spec',
      writes: true,
      async check(probe) {
        const { id } = await insertScratch(probe);
        const { remove } = scratchCalls(probe);
        await probe.done({ name: remove, params: { id } });
        await probe.refused({ name: remove, params: { id } }, 'the record is gone');
      },
    },
    {
      id: 'old-version',
      says: 'an update made on an older version is refused with versionConflict',
      where: WRITTEN.values,
      level: 'extended',
      writes: true,
      async check(probe) {
        const row = await insertScratch(probe);
        const { update } = scratchCalls(probe);
        const params = { id: row.id, version: row.version };
        await probe.done({ name: update, params: { ...params, nameEn: 'First' } });
        const { code } = await probe.refused({ name: update, params: { ...params, nameEn: 'Second' } }, 'it is older');
        expect(code === 'versionConflict', `code is ${JSON.stringify(code)}`);
      },
    },
    {
      id: 'one-winner',
      says: 'of several updates on one version at the same time, one is done',
      where: WRITTEN.values,
      level: 'extended',
      writes: true,
      async check(probe) {
        const { id, version } = await insertScratch(probe);
        const { update } = scratchCalls(probe);
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, at) =>
            probe.ask({ name: update, params: { id, version, nameEn: `No ${at}` } }),
          ),
        );
        const winners = answers.filter(({ body }) => isRecord(body) && body.status === 8000);
        expect(winners.length === 1, `${winners.length} updates were done`);
      },
    },
    {
      id: 'etag-after-a-write',
      says: 'an ETag holds no more once a record has changed',
      where: WRITTEN.lists,
      level: 'extended',
      writes: true,
      async check(probe) {
        const { list } = scratchCalls(probe);
        const tag = (await probe.ask({ name: list })).headers.get('etag');
        if (tag === null) throw new Unproven('the list has no ETag');
        await insertScratch(probe);
        const { http } = await probe.ask({ name: list, headers: { 'If-None-Match': tag } });
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

import { isRecord } from '../../contract/values/isRecord';
import type { Probe } from '../Probe';
import { expect, RULE_SOURCES, type RuleGroup } from '../Rule';
import { insertScratch, scratchCalls, scratchValues } from '../scratch';

/** Creating, changing and deleting records. */
export const writeRules: RuleGroup = {
  name: 'writes',
  rules: [
    {
      id: 'insert',
      says: 'insert answers the record as it is now, and lists have it',
      where: RULE_SOURCES.entities,
      level: 'spec',
      writes: true,
      async check(probe) {
        const values = scratchValues(probe);
        const row = await insertScratch(probe, values);
        expect(row.code === values.code && row.name === values.name, 'the answer has other values than were given');
        const listed = await findInList(probe, row.id);
        expect(listed?.code === values.code, 'the list does not have it');
      },
    },
    {
      id: 'update',
      says: 'updateByIdSelective changes the fields that are given, and no others',
      where: RULE_SOURCES.entities,
      level: 'spec',
      writes: true,
      async check(probe) {
        const [row, other] = [await insertScratch(probe), await insertScratch(probe)];
        const { update } = scratchCalls(probe);
        const { data } = await probe.expectSuccess({ name: update, params: { id: row.id, nameEn: 'Changed' } });
        expect(isRecord(data) && data.nameEn === 'Changed', 'the answer does not have the new value');
        const [now, otherRow] = [await findInList(probe, row.id), await findInList(probe, other.id)];
        expect(now?.nameEn === 'Changed', 'the list does not have the new value');
        expect(now.code === row.code && now.name === row.name && now.sort === row.sort, 'other fields have changed');
        expect(otherRow?.nameEn === other.nameEn, 'another record has changed');
      },
    },
    {
      id: 'clear',
      says: 'null clears a field, and so does an empty text in a form',
      where: RULE_SOURCES.calls,
      level: 'spec',
      writes: true,
      async check(probe) {
        const { update } = scratchCalls(probe);
        const byJson = await insertScratch(probe);
        await probe.expectSuccess({ name: update, params: { id: byJson.id, nameEn: null } });
        expect(isBlank((await findInList(probe, byJson.id))?.nameEn), 'null did not clear the field');
        const byForm = await insertScratch(probe);
        await probe.expectSuccess({ name: update, params: { id: byForm.id, nameEn: '' }, form: true });
        expect(isBlank((await findInList(probe, byForm.id))?.nameEn), 'an empty text did not clear the field');
      },
    },
    {
      id: 'form',
      says: 'a form means the same as JSON',
      where: RULE_SOURCES.calls,
      level: 'spec',
      writes: true,
      async check(probe) {
        const { insert } = scratchCalls(probe);
        const values = scratchValues(probe);
        const { data } = await probe.expectSuccess({ name: insert, params: values, form: true });
        expect(isRecord(data) && Number.isSafeInteger(data.id), 'insert did not answer the record');
        expect(
          data.sort === values.sort && data.enabled === values.enabled,
          'numbers or switches are others than in JSON',
        );
      },
    },
    {
      id: 'delete',
      says: 'deleteById takes a record out of lists',
      where: RULE_SOURCES.entities,
      level: 'spec',
      writes: true,
      async check(probe) {
        const { id } = await insertScratch(probe);
        const { remove } = scratchCalls(probe);
        await probe.expectSuccess({ name: remove, params: { id } });
        expect((await findInList(probe, id)) === undefined, 'the list still has it');
      },
    },
    {
      id: 'refused-writes-nothing',
      says: 'what is refused has written nothing',
      where: RULE_SOURCES.answers,
      level: 'spec',
      writes: true,
      async check(probe) {
        const { insert, list } = scratchCalls(probe);
        const before = (await probe.fetchRows({ name: list })).rows.length;
        await probe.expectRefusal(
          { name: insert, params: { nameEn: `${probe.tracker.marker} without a code and a name` } },
          'code and name are missing',
        );
        const after = (await probe.fetchRows({ name: list })).rows.length;
        expect(after === before, `the list has ${after} records instead of ${before}`);
      },
    },
    {
      id: 'texts-stay',
      says: 'texts come back as they were given',
      where: RULE_SOURCES.values,
      level: 'spec',
      writes: true,
      async check(probe) {
        const text = '<b>"欧阳"</b> \\ 𠮷 é \' %20 & +';
        const { id } = await insertScratch(probe, { ...scratchValues(probe), nameEn: text });
        const listed = await findInList(probe, id);
        expect(listed?.nameEn === text, `${JSON.stringify(listed?.nameEn)} instead of ${JSON.stringify(text)}`);
      },
    },
  ],
};

async function findInList(probe: Probe, id: number) {
  const { rows } = await probe.fetchRows({ name: scratchCalls(probe).list });
  return rows.find((row) => row.id === id);
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

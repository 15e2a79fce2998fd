import { STATUS } from '../../contract/envelope';
import { isRecord } from '../../contract/isRecord';
import { fieldOf } from '../../contract/sharedFields';
import { listWith, type Probe, type Row } from '../Probe';
import { expect, type RuleGroup, WRITTEN } from '../Rule';

/** The envelope of responses, and the formats of their values. */
export const envelopeRules: RuleGroup = {
  name: 'envelope',
  rules: [
    {
      id: 'json',
      says: 'an answer is one whole JSON text, and its content type says so',
      where: WRITTEN.answers,
      level: 'spec',
      async check(probe) {
        const { headers, body, http } = await probe.ask(await aList(probe));
        expect(http === 200, `HTTP ${http} instead of 200`);
        expect(body !== undefined, 'the answer is no JSON');
        const type = headers.get('content-type') ?? '';
        expect(/json/i.test(type), `the content type is ${type || 'missing'}`);
      },
    },
    {
      id: 'status',
      says: `the status of what was done is the number ${STATUS.SUCCESS}, or there is no envelope at all`,
      where: WRITTEN.answers,
      level: 'spec',
      async check(probe) {
        const { body } = await probe.ask(await aList(probe));
        if (!isRecord(body) || !('status' in body)) return;
        expect(typeof body.status === 'number', `status is a ${typeof body.status}`);
        expect(body.status === STATUS.SUCCESS, `status is ${body.status}`);
      },
    },
    {
      id: 'message',
      says: 'an envelope has a message, which is a text',
      where: WRITTEN.answers,
      level: 'spec',
      async check(probe) {
        const { body } = await probe.ask(await aList(probe));
        if (!isRecord(body) || !('status' in body)) return;
        expect(typeof body.message === 'string', `message is ${JSON.stringify(body.message)}`);
      },
    },
    {
      id: 'data-count',
      says: 'dataCount of a whole table is the number of its rows',
      where: WRITTEN.answers,
      level: 'spec',
      async check(probe) {
        const { answer, data } = await probe.done(await aList(probe));
        if (!isRecord(answer.body) || answer.body.dataCount === undefined) return;
        const { dataCount } = answer.body;
        expect(Number.isSafeInteger(dataCount), `dataCount is ${JSON.stringify(dataCount)}`);
        expect(Array.isArray(data) && data.length === dataCount, `dataCount is ${dataCount}, but there are other rows`);
      },
    },
    {
      id: 'ids',
      says: 'every record has an id, an integer from 1 that no other has',
      where: WRITTEN.values,
      level: 'spec',
      async check(probe) {
        const { rows } = await probe.rows(await aList(probe));
        expect(
          rows.every(({ id }) => id >= 1),
          'an id is below 1',
        );
        expect(new Set(rows.map(({ id }) => id)).size === rows.length, 'two records have the same id');
      },
    },
    {
      id: 'moments',
      says: 'moments are ISO 8601 with an offset, days are YYYY-MM-DD',
      where: WRITTEN.values,
      level: 'spec',
      check: (probe) =>
        everyValue(probe, (kind, value) => {
          if (kind === 'dateTime') return typeof value === 'string' && MOMENT.test(value);
          return kind !== 'date' || (typeof value === 'string' && /^\d{4}(-\d\d-\d\d)?$/.test(value));
        }),
    },
    {
      id: 'numbers',
      says: 'amounts of money are integers, references are ids, switches are true or false',
      where: WRITTEN.values,
      level: 'spec',
      check: (probe) =>
        everyValue(probe, (kind, value) => {
          if (kind === 'money' || kind === 'reference') return Number.isSafeInteger(value);
          return kind !== 'boolean' || typeof value === 'boolean';
        }),
    },
    {
      id: 'whole-records',
      says: 'an answer has every field of a record, and nothing is null',
      where: WRITTEN.values,
      level: 'extended',
      async check(probe) {
        const { call, rows } = await listWith(probe, 1);
        const shown = Object.entries(call.definition.fields).filter(([, field]) => !field.secret && !field.detail);
        const missing = shown.map(([name]) => name).filter((name) => rows.some((row) => !Object.hasOwn(row, name)));
        expect(missing.length === 0, `${call.name} lacks ${missing.join(', ')}`);
      },
    },
  ],
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

async function aList(probe: Probe) {
  const { call } = await listWith(probe, 1).catch(() => ({
    call: probe.calls.find((each) => each.operation === 'selectAll'),
  }));
  return { name: call?.name ?? 'selectAll.elderlyType.open' };
}

/** Checks each value of the lists that exist; ignores null. */
async function everyValue(probe: Probe, isRight: (kind: string, value: unknown) => boolean): Promise<void> {
  for (const call of probe.calls) {
    if (call !== probe.listCall(call.entity)) continue;
    // Another rule reports a list that fails.
    const rows: Row[] = await probe.table(call.entity).catch(() => []);
    for (const row of rows.slice(0, LOOKED_AT)) {
      const wrong = Object.entries(row).find(([name, value]) => {
        const field = fieldOf(call.definition, name);
        return field && value !== null && !isRight(field.kind, value);
      });
      expect(!wrong, `${call.name}: ${wrong?.[0]} of record ${row.id} is ${JSON.stringify(wrong?.[1])}`);
    }
  }
}

/** Rows of a list whose values are checked. */
const LOOKED_AT = 200;

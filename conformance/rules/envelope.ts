import { STATUS } from '../../contract/calls/envelope';
import { fieldOf } from '../../contract/sharedFields';
import { isRecord } from '../../contract/values/isRecord';
import { findList, type Probe, type Row } from '../Probe';
import { expect, RULE_SOURCES, type RuleGroup } from '../Rule';

/** The envelope of responses, and the formats of their values. */
export const envelopeRules: RuleGroup = {
  name: 'envelope',
  rules: [
    {
      id: 'json',
      says: 'an answer is one whole JSON text, and its content type says so',
      where: RULE_SOURCES.answers,
      level: 'spec',
      async check(probe) {
        const { headers, body, http } = await probe.request(await anyList(probe));
        expect(http === 200, `HTTP ${http} instead of 200`);
        expect(body !== undefined, 'the answer is no JSON');
        const type = headers.get('content-type') ?? '';
        expect(/json/i.test(type), `the content type is ${type || 'missing'}`);
      },
    },
    {
      id: 'status',
      says: `the status of what was done is the number ${STATUS.SUCCESS}, or there is no envelope at all`,
      where: RULE_SOURCES.answers,
      level: 'spec',
      async check(probe) {
        const { body } = await probe.request(await anyList(probe));
        if (!isRecord(body) || !('status' in body)) return;
        expect(typeof body.status === 'number', `status is a ${typeof body.status}`);
        expect(body.status === STATUS.SUCCESS, `status is ${body.status}`);
      },
    },
    {
      id: 'message',
      says: 'an envelope has a message, which is a text',
      where: RULE_SOURCES.answers,
      level: 'spec',
      async check(probe) {
        const { body } = await probe.request(await anyList(probe));
        if (!isRecord(body) || !('status' in body)) return;
        expect(typeof body.message === 'string', `message is ${JSON.stringify(body.message)}`);
      },
    },
    {
      id: 'data-count',
      says: 'dataCount of a whole table is the number of its rows',
      where: RULE_SOURCES.answers,
      level: 'spec',
      async check(probe) {
        const { response: answer, data } = await probe.expectSuccess(await anyList(probe));
        if (!isRecord(answer.body) || answer.body.dataCount === undefined) return;
        const { dataCount } = answer.body;
        expect(Number.isSafeInteger(dataCount), `dataCount is ${JSON.stringify(dataCount)}`);
        expect(Array.isArray(data) && data.length === dataCount, `dataCount is ${dataCount}, but there are other rows`);
      },
    },
    {
      id: 'ids',
      says: 'every record has an id, an integer from 1 that no other has',
      where: RULE_SOURCES.values,
      level: 'spec',
      async check(probe) {
        const { rows } = await probe.fetchRows(await anyList(probe));
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
      where: RULE_SOURCES.values,
      level: 'spec',
      check: (probe) =>
        expectEveryValue(probe, (kind, value) => {
          if (kind === 'dateTime') return typeof value === 'string' && MOMENT.test(value);
          return kind !== 'date' || (typeof value === 'string' && /^\d{4}(-\d\d-\d\d)?$/.test(value));
        }),
    },
    {
      id: 'numbers',
      says: 'amounts of money are integers, references are ids, switches are true or false',
      where: RULE_SOURCES.values,
      level: 'spec',
      check: (probe) =>
        expectEveryValue(probe, (kind, value) => {
          if (kind === 'money' || kind === 'reference') return Number.isSafeInteger(value);
          return kind !== 'boolean' || typeof value === 'boolean';
        }),
    },
    {
      id: 'whole-records',
      says: 'an answer has every field of a record, and nothing is null',
      where: RULE_SOURCES.values,
      level: 'extended',
      async check(probe) {
        const { call, rows } = await findList(probe, 1);
        const shown = Object.entries(call.definition.fields).filter(([, field]) => !field.secret && !field.detail);
        const missing = shown.map(([name]) => name).filter((name) => rows.some((row) => !Object.hasOwn(row, name)));
        expect(missing.length === 0, `${call.name} lacks ${missing.join(', ')}`);
      },
    },
  ],
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

async function anyList(probe: Probe) {
  const { call } = await findList(probe, 1).catch(() => ({
    call: probe.calls.find((each) => each.operation === 'selectAll'),
  }));
  return { name: call?.name ?? 'selectAll.elderlyType.open' };
}

/** Checks each value of the lists that exist; ignores null. */
async function expectEveryValue(probe: Probe, isValid: (kind: string, value: unknown) => boolean): Promise<void> {
  for (const call of probe.calls) {
    if (call !== probe.listCall(call.entity)) continue;
    // Another rule reports a list that fails.
    const rows: Row[] = await probe.fetchTable(call.entity).catch(() => []);
    for (const row of rows.slice(0, ROWS_CHECKED_MAX)) {
      const wrong = Object.entries(row).find(([name, value]) => {
        const field = fieldOf(call.definition, name);
        return field && value !== null && !isValid(field.kind, value);
      });
      expect(!wrong, `${call.name}: ${wrong?.[0]} of record ${row.id} is ${JSON.stringify(wrong?.[1])}`);
    }
  }
}

/** Rows of a list whose values are checked. */
const ROWS_CHECKED_MAX = 200;

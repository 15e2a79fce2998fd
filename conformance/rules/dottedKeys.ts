import { findList, type Probe, type Row } from '../Probe';
import { expect, InconclusiveCheck, RULE_SOURCES, type Rule, type RuleGroup } from '../Rule';
import { pageCall } from './paging';

/** Filters of a list with dotted keys. */
export const dottedKeyRules: RuleGroup = {
  name: 'dotted keys',
  rules: [
    filterRule('equal', 'a field finds the records with its value', (rows) => {
      const value = firstValue(rows, 'method');
      return { params: { method: value }, matches: (row) => row.method === value };
    }),
    filterRule('any-of', 'a repeated key finds the records with any of its values', (rows) => {
      const values = distinct(rows, 'planDate').slice(0, 2);
      if (values.length < 2) throw new InconclusiveCheck('all records have the same day');
      return { params: { planDate: values }, matches: (row) => values.includes(row.planDate) };
    }),
    filterRule('from', '{field}.from finds what is at least that', (rows) => {
      const day = medianDay(rows);
      return { params: { planDate: { from: day } }, matches: (row) => String(row.planDate) >= day };
    }),
    filterRule('to', '{field}.to finds what is at most that', (rows) => {
      const day = medianDay(rows);
      return { params: { planDate: { to: day } }, matches: (row) => String(row.planDate) <= day };
    }),
    filterRule('from-to', 'both limits hold together', (rows) => {
      const day = medianDay(rows);
      return { params: { planDate: { from: day, to: day } }, matches: (row) => row.planDate === day };
    }),
    filterRule('like', '{field}.like finds what contains a text', (rows) => {
      const part = String(firstValue(rows, 'visitNo')).slice(-3);
      return { params: { visitNo: { like: part } }, matches: (row) => String(row.visitNo).includes(part) };
    }),
    filterRule(
      'not',
      '{field}.not finds what has none of the values',
      (rows) => {
        const value = firstValue(rows, 'method');
        return { params: { method: { not: value } }, matches: (row) => row.method !== value };
      },
      'extended',
    ),
    filterRule(
      'empty',
      '{field}.empty finds what has no value, or has one',
      () => ({ params: { visitTime: { empty: true } }, matches: (row) => (row.visitTime ?? null) === null }),
      'extended',
    ),
    filterRule('together', 'conditions on several fields hold together', (rows) => {
      const [day, method] = [medianDay(rows), firstValue(rows, 'method')];
      return {
        params: { planDate: { from: day }, method },
        matches: (row) => String(row.planDate) >= day && row.method === method,
      };
    }),
    {
      id: 'unknown-key',
      says: 'a key that is not understood is refused, so that a typing error never answers everything',
      where: RULE_SOURCES.lists,
      level: 'extended',
      async check(probe) {
        const { call } = await findList(probe, 1);
        const body = await probe.expectRefusal(
          { name: pageCall(call), params: { nosuchkey: '1' } },
          'there is no such key',
        );
        expect(JSON.stringify(body.codes ?? {}).includes('unknownFilter'), 'codes does not name unknownFilter');
      },
    },
    {
      id: 'read-by-form',
      says: 'a read may be a POST with a form of dotted keys',
      where: RULE_SOURCES.calls,
      level: 'extended',
      async check(probe) {
        const rows = await readFollowUps(probe);
        const params = { planDate: { from: medianDay(rows) } };
        const name = 'querySelective.returnVisit.admin';
        const byGet = await probe.fetchRows({ name, params });
        const byForm = await probe.fetchRows({ name, params, method: 'POST', form: true });
        expect(byGet.rows.length === byForm.rows.length, 'the form answers other rows');
      },
    },
  ],
};

interface Condition {
  params: Record<string, unknown>;
  matches: (row: Row) => boolean;
}

/** Requests filtered follow-ups and compares them with the same filter over the whole table. */
function filterRule(
  id: string,
  says: string,
  condition: (rows: readonly Row[]) => Condition,
  level: Rule['level'] = 'spec',
): Rule {
  return {
    id,
    says,
    where: RULE_SOURCES.lists,
    level,
    async check(probe) {
      const all = await readFollowUps(probe);
      const { params, matches } = condition(all);
      const { rows } = await probe.fetchRows({ name: 'querySelective.returnVisit.admin', params });
      const wrong = rows.find((row) => !matches(row));
      expect(!wrong, `record ${wrong?.id} does not fit`);
      const expected = all.filter(matches).length;
      expect(rows.length === expected, `${rows.length} rows instead of ${expected}`);
    },
  };
}

async function readFollowUps(probe: Probe): Promise<Row[]> {
  const rows = await probe.fetchTable('returnVisit');
  if (rows.length < 3) throw new InconclusiveCheck('fewer than three follow-ups');
  return rows;
}

function distinct(rows: readonly Row[], name: string): unknown[] {
  return [...new Set(rows.map((row) => row[name]))].filter((value) => value !== null && value !== undefined);
}

function firstValue(rows: readonly Row[], name: string): unknown {
  const [value] = distinct(rows, name);
  if (value === undefined) throw new InconclusiveCheck(`no follow-up has a ${name}`);
  return value;
}

/** Returns a day with records before it and after it. */
function medianDay(rows: readonly Row[]): string {
  const days = distinct(rows, 'planDate').map(String).sort();
  const day = days[Math.floor(days.length / 2)];
  if (day === undefined || days.length < 3) throw new InconclusiveCheck('the follow-ups have fewer than three days');
  return day;
}

import { describe, expect, it } from 'vitest';
import { toIsoMoment } from '../../../../contract/moment';
import { sharedFields } from '../../../../contract/sharedFields';
import { parseFields } from '../../../../contract/validation/validation';
import { type DemoPlan, demoRuleContext } from '../../../../server/demo/demoPlan';
import { demo } from '../../../../server/demo/sections';
import { elderOfUser, usersOfElder } from '../../../../src/plugins/account/demo/familyLinks';
import { capacityTotal } from '../../../../src/plugins/elderly/entities/assessment/capacity';
import { parseResidentId } from '../../../../src/plugins/elderly/entities/identity/residentId';
import { demoReports } from '../../../../src/plugins/report/demo/demoReports';
import { passProblems } from '../../../../src/plugins/service/entities/attendants/attendantRules';
import { expiryClass } from '../../../../src/plugins/service/entities/attendants/certificates';
import { demoAdmin } from '../../../../src/plugins/system/demo/demoAdmin';
import { demoPlanFor } from './support/demoPlanFor';

type Row = Record<string, unknown>;

const tables = [
  ...demo.tables,
  ...demoReports.map(({ draw, ...reports }) => ({
    ...reports,
    record: (...drawn: Parameters<typeof draw>) => draw(...drawn).record,
  })),
];
const small = demoPlanFor('small');
const large = demoPlanFor('large');
const rows = (plan: DemoPlan, name: string, positions?: number[]): Row[] => {
  const table = tables.find(({ entity }) => entity.name === name);
  if (!table) throw new Error(`No demo table ${name}`);
  const wanted = positions ?? Array.from({ length: table.count(plan.counts) }, (_, index) => index + 1);
  const rules = demoRuleContext(plan);
  return wanted.map((position) => table.record(plan, rules, position));
};
/** Returns positions spread over the whole table, both ends included. */
const sample = (count: number, size = 400) =>
  Array.from({ length: size }, (_, index) => 1 + Math.round((index * (count - 1)) / (size - 1)));
const share = (all: Row[], test: (row: Row) => boolean) => all.filter(test).length / all.length;

/** Reports need the data of whole days, so only a few are checked in large sizes. */
const few = (count: number) => sample(count, 12);

describe.each([
  ['small', small, undefined],
  ['medium', demoPlanFor('medium'), { ofTable: sample, ofReports: few }],
  ['large', large, { ofTable: sample, ofReports: few }],
  ['small on a leap day', demoPlanFor('small', { today: '2028-02-29' }), undefined],
  ['small of another seed', demoPlanFor('small', { seed: 42 }), undefined],
] as const)('demo data, %s', (_title, plan, sampled) => {
  const rules = demoRuleContext(plan);
  const positions = (table: (typeof tables)[number]) =>
    sampled && ('idsOf' in table ? sampled.ofReports : sampled.ofTable)(table.count(plan.counts));
  // Generated once for both tests of a table, because reports need the data of whole days.
  const drawn = new Map<string, Row[]>();
  const rowsOf = (name: string, table: (typeof tables)[number]): Row[] => {
    const known = drawn.get(name) ?? rows(plan, name, positions(table));
    drawn.set(name, known);
    return known;
  };

  it.each(tables.map((table) => [table.entity.name, table] as const))(
    'has %s rows that the contract accepts',
    (name, table) => {
      const problems = rowsOf(name, table).flatMap((row) => {
        const own = Object.fromEntries(Object.entries(row).filter(([field]) => !(field in sharedFields)));
        const parsed = parseFields(table.entity.fields, own);
        const ruled = table.entity.check?.(row, rules) ?? [];
        return [...(parsed.ok ? [] : parsed.problems), ...ruled].map((problem) => ({ id: row.id, ...problem }));
      });
      expect(problems).toEqual([]);
    },
  );

  it.each(tables.map((table) => [table.entity.name, table] as const))(
    'has %s rows whose times are ordered and in the past',
    (name, table) => {
      const now = toIsoMoment(plan.now);
      const wrong = rowsOf(name, table).filter(
        ({ createTime, updateTime }) => !(String(createTime) <= String(updateTime) && String(updateTime) < now),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('demo data', () => {
  it('is the same in every run', () => {
    expect(rows(small, 'elderly')).toEqual(rows(demoPlanFor('small'), 'elderly'));
  });

  it('gives every person a resident number of a county that does not exist', () => {
    const numbers = [...rows(small, 'attendant'), ...rows(small, 'user'), ...rows(small, 'elderly')]
      .map(({ idNo }) => String(idNo))
      .filter((number) => /^\d{17}[\dX]$/.test(number));
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers.filter((number) => number.slice(2, 4) !== '99' || !parseResidentId(number, small.today).ok)).toEqual(
      [],
    );
  });

  it('never repeats a number in a unique field', () => {
    const everywhere = ['elderly', 'user', 'attendant'].flatMap((name) => rows(small, name)).map(({ idNo }) => idNo);
    const numbers = everywhere.filter((number) => number !== null);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const name of ['user', 'attendant']) {
      const phones = rows(demoPlanFor('medium'), name).map(({ phone }) => phone);
      expect(new Set(phones).size).toBe(phones.length);
    }
  });

  it('uses mobile numbers of one fictitious range only', () => {
    const elders = rows(small, 'elderly');
    const contacts = elders.flatMap(({ contacts }) => contacts as Row[]);
    const phones = [...elders, ...contacts, ...rows(small, 'user'), ...rows(small, 'attendant')].flatMap(
      ({ phone }) => phone ?? [],
    );
    expect(phones.filter((phone) => !/^1990000\d{4}$/.test(String(phone)))).toEqual([]);
  });

  it('marks its remarks as demo data', () => {
    expect(rows(small, 'elderly').filter(({ remark }) => remark !== '演示数据')).toEqual([]);
  });

  it('links users and elders consistently from both sides', () => {
    for (const plan of [small, large]) {
      const links = sample(plan.counts.familyLink, 50).map(
        (user) => [user, elderOfUser(user, plan.counts) ?? 0] as const,
      );
      expect(links.filter(([user, elder]) => !usersOfElder(elder, plan.counts).includes(user))).toEqual([]);
    }
    const linked = Array.from({ length: small.counts.elderly }, (_, index) =>
      usersOfElder(index + 1, small.counts),
    ).flat();
    expect(linked.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: small.counts.familyLink }, (_, index) => index + 1),
    );
  });

  it('assigns only passed attendants of the same district', () => {
    const attendants = new Map(rows(small, 'attendant').map((row) => [row.id, row]));
    const cared = rows(small, 'elderly').filter(({ attendantId }) => attendantId !== null);
    expect(cared.length).toBeGreaterThan(80);
    const wrong = cared.filter(({ attendantId, regionCode }) => {
      const caregiver = attendants.get(attendantId);
      return caregiver?.status !== 'passed' || caregiver.region !== String(regionCode).slice(0, 6);
    });
    expect(wrong).toEqual([]);
  });

  it('stays within a box of 16 × 16 km', () => {
    const places = rows(large, 'elderly', sample(large.counts.elderly));
    const span = (field: string) => {
      const values = places.map((row) => Number(row[field]));
      return Math.max(...values) - Math.min(...values);
    };
    expect(span('lat') * 111.2).toBeLessThan(16.1);
    expect(span('lng') * 111.2 * Math.cos((40.3 * Math.PI) / 180)).toBeLessThan(16.1);
  });

  it('shows every review case among the first attendants', () => {
    const attendants = rows(small, 'attendant');
    const pending = attendants.filter(({ status }) => status === 'pending');
    const refused = pending.filter((row) => passProblems(row, demoRuleContext(small)).length > 0);
    expect({ pending: pending.length, refused: refused.length }).toEqual({ pending: 4, refused: 2 });
    expect(new Set(attendants.map(({ status }) => status))).toEqual(
      new Set(['pending', 'passed', 'banned', 'rejected', 'resigned']),
    );
    const classes = attendants
      .filter(({ status }) => status === 'passed')
      .map(({ certExpire }) => expiryClass(certExpire as string, small.today));
    expect(new Set(classes)).toEqual(new Set(['ok', 'within7', 'within30', 'expired']));
  });

  it('has an elder who has waited 40 days for a service', () => {
    const waiting = rows(small, 'elderly').filter(
      ({ status, lastServiceTime }) => status === 'active' && String(lastServiceTime).startsWith('2026-01-19'),
    );
    expect(waiting.map(({ serviceCount30d }) => serviceCount30d)).toContain(0);
  });

  it('has accounts without a password that are disabled', () => {
    const admins = Array.from({ length: small.counts.admin }, (_, index) => demoAdmin(small, index));
    expect(admins.filter(({ status, passwordHash }) => status !== 'disabled' || passwordHash)).toEqual([]);
    expect(new Set(admins.map(({ username }) => username)).size).toBe(small.counts.admin);
  });
});

describe('distributions of the demo data', () => {
  const elders = rows(large, 'elderly', sample(large.counts.elderly, 6_000));
  const code = (entity: string, id: unknown) => large.dictionaries.get(entity)?.find((row) => row.id === id)?.code;
  const within = (actual: number, expected: number) => expect(Math.abs(actual - expected)).toBeLessThan(0.02);

  it('has 57 % women', () =>
    within(
      share(elders, ({ gender }) => gender === '2'),
      0.57,
    ));

  it.each([
    ['0', 0.28],
    ['1', 0.3],
    ['2', 0.2],
    ['3', 0.15],
    ['4', 0.07],
  ])('has grade %s in the planned share', (grade, expected) => {
    within(
      share(elders, ({ elderlyCapacityTypeId }) => code('elderlyCapacityType', elderlyCapacityTypeId) === grade),
      expected,
    );
  });

  it('has the sum of the 26 items as the score', () => {
    const wrong = elders.filter(
      ({ capacityItems, capacityScore }) => capacityTotal(capacityItems as Record<string, number>) !== capacityScore,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['1', 0.24],
    ['2', 0.4],
    ['3', 0.27],
    ['8', 0.01],
  ])('has living arrangement %s in the planned share', (living, expected) => {
    within(
      share(elders, ({ elderlyLiveTypeId }) => code('elderlyLiveType', elderlyLiveTypeId) === living),
      expected,
    );
  });

  it.each([
    ['20', 0.58],
    ['30', 0.36],
    ['40', 0.04],
    ['10', 0.015],
  ])('has marital status %s in the planned share', (status, expected) => {
    within(
      share(
        elders,
        ({ elderlyMaritalStatusTypeId }) => code('elderlyMaritalStatusType', elderlyMaritalStatusTypeId) === status,
      ),
      expected,
    );
  });

  it.each([
    ['PT', 0.52],
    ['GL', 0.2],
    ['DB', 0.08],
    ['DSR', 0.05],
    ['KC', 0.05],
  ])('has primary category %s in the planned share', (category, expected) => {
    within(
      share(
        elders,
        ({ elderlyMunicipalTypeIds }) =>
          code('elderlyMunicipalType', (elderlyMunicipalTypeIds as number[])[0]) === category,
      ),
      expected,
    );
  });

  it.each([
    ['GOV', 0.46],
    ['LTCI', 0.28],
    ['SELF', 0.14],
    ['HBED', 0.08],
    ['CHARITY', 0.04],
  ])('has program %s in the planned share', (programme, expected) => {
    within(
      share(elders, ({ elderlyTypeId }) => code('elderlyType', elderlyTypeId) === programme),
      expected,
    );
  });

  it.each([
    ['active', 0.86],
    ['suspended', 0.05],
    ['closed', 0.05],
    ['deceased', 0.03],
    ['draft', 0.01],
  ])('has status %s in the planned share', (status, expected) => {
    within(
      share(elders, (row) => row.status === status),
      expected,
    );
  });

  it.each([
    ['hypertension', 0.58],
    ['diabetes', 0.21],
    ['coronaryHeart', 0.17],
    ['stroke', 0.09],
    ['dementia', 0.07],
    ['osteoporosis', 0.18],
  ])('has %s in the planned share', (disease, expected) => {
    within(
      share(elders, ({ chronicDiseases }) => (chronicDiseases as string[]).includes(disease)),
      expected,
    );
  });
});

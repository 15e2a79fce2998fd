import { beforeAll, expect, it } from 'vitest';
import type { Entity } from '../../../contract/defineEntity';
import { dayAt } from '../../../contract/moment';
import { operationsOf } from '../../../contract/operations';
import { isListed } from '../../../contract/query/listDetail';
import { filterOperators, isSortable, parseListQuery } from '../../../contract/query/query';
import { sharedFields } from '../../../contract/sharedFields';
import { type ListPlan, planList, readPage } from '../../../server/db/list';
import { findAllRecords } from '../../../server/db/rows/repository';
import { loadDemoData } from '../../../server/demo';
import { runListQuery } from '../../../src/dataProvider/lists/listEngine';
import { elderly } from '../../../src/plugins/elderly/entities/elderly';
import { elderlyType } from '../../../src/plugins/elderly/entities/types/elderlyType';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { serviceType } from '../../../src/plugins/service/entities/serviceType';
import { admin } from '../../../src/plugins/system/entities/admin';
import { permission } from '../../../src/plugins/system/entities/permission';
import { entities, sections } from '../../support/sections';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

/** Queries per entity. */
const QUESTIONS = 150;
/** Read unmasked, so that both sides compare the same values. */
const VIEWER = { masked: false };

type WireRecord = Record<string, unknown>;

describeOnBothDatabases('lists answer as the in-memory engine does', (open) => {
  let server: TestApp;
  let today: string;
  beforeAll(async () => {
    server = await testApp(open);
    today = dayAt(server.clock.now);
    await loadDemoData(server.database, { size: 'small', today });
  });

  it.each(
    [elderly, attendant, admin, elderlyType, serviceType, permission].map((entity) => [entity.name, entity] as const),
  )(
    '%s: for any query',
    async (_name, entity) => {
      const records = await wholeTable(entity);
      const { read: queries } = server.database;
      const random = generator(entity.name);
      let answered = 0;
      const strategies = new Set<string>();
      for (let count = 0; count < QUESTIONS; count += 1) {
        const asked = randomQuestion(entity, records, random);
        const parsed = parseListQuery(entity, asked, VIEWER);
        if (!parsed.ok) throw new Error(`${JSON.stringify(asked)}: ${JSON.stringify(parsed.problems)}`);
        const expected = runListQuery(entity, records, parsed.values);
        const wanted = { asked, ids: expected.rows.map(({ id }) => id), total: expected.total };
        const plan = planList({ queries, entity, query: parsed.values, today });
        for (const name of Object.keys(plan)) strategies.add(name);
        for (const way of everyWay(plan)) {
          const { rowArrays: tuples, count } = await readPage(server.database, way);
          expect({ asked, ids: tuples.map(([id]) => id), total: count }).toEqual(wanted);
        }
        answered += expected.total;
      }
      expect(answered).toBeGreaterThan(QUESTIONS);
      if (entity === elderly)
        expect([...strategies]).toEqual(
          expect.arrayContaining([
            'bounded',
            'computed',
            'searched',
            ...(server.database.dialect === 'sqlite' ? ['indexed'] : []),
          ]),
        );
    },
    60_000,
  );

  it.each(['elderlyType', 'permission', 'permissionTemplate'])('%s: page by page like selectAll', async (name) => {
    const entity = entities.find((candidate) => candidate.name === name);
    if (!entity) throw new Error(`no entity is called ${name}`);
    const all = (await server.call(`selectAll.${name}.open`)).body.data as unknown as WireRecord[];
    const parsed = parseListQuery(entity, {}, VIEWER);
    if (!parsed.ok) throw new Error('the default order is refused');
    const paged: WireRecord[] = [];
    for (let pageNum = 1; paged.length < all.length; pageNum += 1) {
      const { body } = await server.call(`selectBySelectivePagination.${name}.open`, { pageNum, pageSize: 37 });
      paged.push(...(body.data as unknown as WireRecord[]));
    }
    expect(paged).toEqual(all);
    const inMemory = runListQuery(entity, all, { ...parsed.values, pageSize: all.length });
    expect(paged).toEqual(inMemory.rows);
  });

  it.each(entities.filter((entity) => mayList(entity)).map(({ name }) => name))(
    '%s: for some fields like whole rows',
    async (name) => {
      const entity = sections.findEntity(name);
      const list = `selectBySelectivePagination.${name}.${entity?.scope}`;
      const whole = await rowsOf(list, { pageSize: 30 });
      const random = generator(name);
      const listed = Object.keys(entity?.fields ?? {}).filter((field) => entity && isListed(entity, field));
      for (let count = 0; count < 2; count += 1) {
        const fields = listed.filter(() => random(3) === 0);
        const names = ['id', ...fields, 'version'];
        if (fields.length === 0) continue;
        expect(await rowsOf(list, { pageSize: 30, fields: fields.join(',') })).toEqual(
          whole.map((row) => Object.fromEntries(names.map((field) => [field, row[field]]))),
        );
      }
    },
  );

  it.each([
    [{ fields: 'name,noSuchField' }, { fields: 'unknownListField' }],
    [{ fields: '' }, { fields: 'unknownListField' }],
    [{ fields: '__proto__' }, { fields: 'unknownListField' }],
    [{ fields: 'name,name' }, { fields: 'duplicateItem' }],
    [{ fields: ['name', 'status'] }, { fields: 'notText' }],
    [{ with: 'counts,everything' }, { with: 'notAllowed' }],
    [{ fields: 'name', idNo: '110101194001011234' }, { idNo: 'maskedFilter' }],
    [{ fields: 'name,idNo', sort: 'phone' }, { sort: 'maskedFilter' }],
  ])('and refuse %j', async (asked, codes) => {
    const { body } = await server.call('selectBySelectivePagination.elderly.open', asked);
    expect([body.status, body.codes]).toMatchObject([4000, codes]);
  });

  it.each([
    ['admin', 'passwordHash'],
    ['news', 'content'],
  ])('and never return the hidden field %s.%s', async (name, field) => {
    const entity = sections.findEntity(name);
    const { body } = await server.call(`selectBySelectivePagination.${name}.${entity?.scope}`, { fields: field });
    expect(entity?.fields).toHaveProperty(field);
    expect(body.codes).toEqual({ fields: 'unknownListField' });
  });

  it('and accept neither fields nor additions when the spec lists the parameters', async () => {
    for (const key of ['fields', 'with']) {
      const { body } = await server.call('querySelectivePagination.returnVisit.admin', { [key]: 'references' });
      expect(body.codes).toEqual({ [key]: 'unknownFilter' });
    }
  });

  it('with the counts of the quick filters and the names of references in the same response', async () => {
    const list = 'selectBySelectivePagination.elderly.open';
    const { body } = await server.call(list, {
      pageSize: 20,
      fields: 'elderlyTypeId,elderlyMunicipalTypeIds,attendantId',
      with: 'counts,references',
    });
    const counted: Record<string, unknown> = {};
    for (const [name, { filter, count }] of Object.entries(elderly.quickFilters ?? {})) {
      const asked = typeof filter === 'function' ? filter(today) : filter;
      if (count) counted[name] = (await server.call(list, { ...asked })).body.dataCount;
    }
    expect(body.counts).toEqual(counted);
    const rows = body.data as unknown as Record<string, number | number[] | null>[];
    const ids = [...new Set(rows.flatMap(({ elderlyTypeId }) => elderlyTypeId ?? []).flat())].sort((a, b) => a - b);
    const types = await rowsOf('selectByIds.elderlyType.open', { ids });
    expect(Object.keys(body.references ?? {})).toEqual(['elderlyType', 'elderlyMunicipalType', 'attendant']);
    expect(body.references?.elderlyType).toEqual(
      types.map(({ id, name, nameEn, nameJa, color }) => ({ id, name, nameEn, nameJa, color })),
    );
    const attendants = body.references?.attendant ?? [];
    expect(attendants.length).toBeGreaterThan(0);
    expect(attendants.every(({ name }) => String(name).includes('*'))).toBe(true);
  });

  it('with the names of references, masked, also of entities that the caller may not read', async () => {
    const { token } = await server.signInAs({ extraGrants: ['select*.elderly.open', 'selectByIds.elderlyType.open'] });
    const { body } = await server.call('selectBySelectivePagination.elderly.open', { with: 'references' }, { token });
    expect(Object.keys(body.references ?? {})).toEqual(expect.arrayContaining(['elderlyType', 'attendant']));
    expect(body.references?.attendant?.every(({ name }) => String(name).includes('*'))).toBe(true);
    expect((await server.call('selectAll.attendant.open', {}, { token })).http).toBe(403);
  });

  const rowsOf = async (name: string, params: Record<string, unknown>) =>
    (await server.call(name, params)).body.data as unknown as WireRecord[];

  /** The regular query plan, each strategy alone, and none. */
  function everyWay(plan: ListPlan): ListPlan[] {
    const { bounded, computed, searched, indexed, ...plain } = plan;
    return [
      plan,
      { ...plain, ...(bounded && { bounded }), ...(searched && { searched }) },
      { ...plain, ...(bounded && { bounded }) },
      { ...plain, ...(computed && { computed }) },
      { ...plain, ...(searched && { searched }) },
      { ...plain, ...(searched && { searched }), ...(indexed && { indexed }) },
      plain,
    ];
  }

  async function wholeTable(entity: Entity): Promise<WireRecord[]> {
    const records = await findAllRecords(server.database.read, entity);
    for (const record of records) {
      for (const [name, { compute }] of Object.entries(entity.computed ?? {})) record[name] = compute(record, today);
    }
    return records;
  }
});

/** Whether an entity supports the list of all its records. */
function mayList(entity: Entity): boolean {
  return operationsOf(entity).some(({ operation }) => operation === 'selectBySelectivePagination');
}

type Random = (below: number) => number;

/** The same queries in every run; xorshift32. */
function generator(seed: string): Random {
  let state = 2_463_534_242;
  for (const character of seed) state = (state ^ (character.codePointAt(0) ?? 0)) * 16_777_619;
  state >>>= 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Returns a query with existing or nearby values, and any allowed comparison and order. */
function randomQuestion(entity: Entity, records: readonly WireRecord[], random: Random): Record<string, unknown> {
  const pick = <T>(items: readonly T[]): T | undefined => items[random(items.length)];
  const names = [...Object.keys(entity.fields), ...Object.keys(sharedFields)];
  const asked: Record<string, unknown> = { pageNum: 1 + random(3), pageSize: 1 + random(40) };
  for (let filters = random(4); filters > 0; filters -= 1) {
    const name = pick(names.filter((candidate) => filterOperators(entity, candidate, VIEWER).length > 0)) ?? 'id';
    const operator = pick(filterOperators(entity, name, VIEWER)) ?? 'eq';
    const values = records.flatMap((record) => record[name] ?? []).flat();
    const value = pick(values);
    // A list parameter has that name.
    if (value === undefined || (name === 'sort' && (operator === 'eq' || operator === 'in'))) continue;
    if (operator === 'in') asked[name] = [value, pick(values), pick(values)];
    else if (operator === 'eq') asked[name] = value;
    else if (operator === 'not') asked[`${name}.not`] = [value, pick(values)];
    else if (operator === 'empty') asked[`${name}.empty`] = random(2) === 0;
    else asked[`${name}.${operator}`] = operator === 'like' ? part(String(value), random) : value;
  }
  if (random(3) === 0) {
    const name = pick(names.filter((candidate) => entity.fields[candidate]?.search)) ?? 'name';
    const text = String(pick(records)?.[name] ?? '').trim();
    if (text) asked.keyword = part(text, random);
  }
  const sortable = names.filter((name) => isSortable(entity, name));
  const sort = [...new Set([pick(sortable), pick(sortable)])].slice(random(3));
  if (sort.length > 0) Object.assign(asked, { sort, order: sort.map(() => pick(['asc', 'desc'])) });
  return asked;
}

/** Returns a substring of a text, in either case, that is not blank. */
function part(text: string, random: Random): string {
  const start = random(Math.max(1, text.length - 1));
  const piece = text.slice(start, start + 1 + random(4)).trim() || text.trim().slice(0, 1);
  return random(2) === 0 ? piece.toUpperCase() : piece;
}

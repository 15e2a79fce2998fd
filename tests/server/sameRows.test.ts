import { expect, it } from 'vitest';
import type { Entity } from '../../contract/defineEntity';
import type { Field, Fields } from '../../contract/fields';
import { addDays, toIsoMoment } from '../../contract/moment';
import { filterOperators, isSortable, type ListQuery, parseListQuery } from '../../contract/query/query';
import { sharedFields } from '../../contract/sharedFields';
import type { Database } from '../../server/db/database';
import { planList } from '../../server/db/list';
import { bulkInsert } from '../../server/db/rows/bulkInsert';
import { runListQuery } from '../../src/dataProvider/lists/listEngine';
import { findEntity } from '../support/sections';
import { randomOf } from '../unit/contract/support/random';
import { describeOnBothDatabases } from './support/testDatabase';

const TODAY = '2025-02-28';
const RECORDS = 200;
const QUERIES = 150;

/**
 * Few of them, so that values collide; with letters of both cases, wildcards, quotes and characters beyond the first 65,536.
 */
const TEXTS = [
  'a',
  'A',
  'ab',
  'B',
  'ä',
  'Ä',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '张三',
  '张',
  '😀',
  '\uff21',
  'a b',
  '100%_a',
  '0',
];

/** A city, two of its districts, and a street: a filter by one includes the others within it. */
const REGIONS = ['330100', '330106', '330108', '330106002', '110101'];

type Random = ReturnType<typeof randomOf>;
type Values = Record<string, unknown>;

/** Returns a valid value of the field; every fifth is missing unless it is required. */
function randomValue(field: Field, random: Random): unknown {
  const { pick, upTo, many, next } = random;
  if (!field.required && next() < 0.2) return null;
  switch (field.kind) {
    case 'text':
      if (field.format === 'region') return pick(REGIONS);
      return pick(TEXTS).slice(0, field.max);
    case 'integer':
    case 'money':
      return Math.min(field.max, field.min + upTo(20));
    case 'decimal':
      return Math.round(Math.min(field.max, Math.max(field.min, 0) + next() * 3) * 2) / 2;
    case 'boolean':
      return next() < 0.5;
    case 'date':
      return addDays('1940-01-01', upTo(12_000));
    case 'dateTime':
      return toIsoMoment(Date.UTC(2025, 0, 1) + upTo(10) * 8_640_000);
    case 'choice':
      return pick(field.open ? [...field.values, 'meals', 'audits'] : field.values);
    case 'choices':
      return [...new Set(many(0, 3, () => pick(field.values)))];
    case 'reference':
      return 1 + upTo(5);
    case 'references':
      return [...new Set(many(1, 3, () => 1 + upTo(5)))];
    case 'texts':
      return [...new Set(many(0, 3, () => pick(TEXTS)))];
    case 'list':
      return many(0, 2, () => valuesOf(field.fields, random));
    case 'group':
      return valuesOf(field.fields, random);
    default:
      return null;
  }
}

function valuesOf(fields: Fields, random: Random): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, randomValue(field, random)]));
}

function randomRecord(entity: Entity, id: number, random: Random): Values {
  const stored = Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => !field.derived));
  const record: Values = { ...valuesOf(sharedFields, random), ...valuesOf(stored, random), id };
  const together = entity.uniqueTogether?.flat() ?? [];
  for (const [name, field] of Object.entries(stored)) {
    if (!field.unique && !together.includes(name)) continue;
    if (field.kind === 'text') record[name] = `${random.pick(TEXTS)}${id}`;
    if (field.kind === 'integer') record[name] = id;
  }
  const computed = Object.entries(entity.computed ?? {}).map(([name, { compute }]) => [name, compute(record, TODAY)]);
  return { ...record, ...Object.fromEntries(computed) };
}

/** Returns the text of one value in a query. */
function randomText(field: Field, random: Random): string {
  const value = randomValue({ ...field, required: true }, random);
  return String(Array.isArray(value) ? (value[0] ?? random.pick(['a', '1'])) : value);
}

/** Returns a query with up to three filters, a sort, a page and sometimes a keyword, as a user might send. */
function randomQuery(entity: Entity, random: Random): ListQuery {
  const { pick, upTo, many, next } = random;
  const fields: Fields = { ...entity.fields, ...sharedFields };
  const filters = many(0, 3, (): [string, unknown] => {
    const name = pick(Object.keys(fields));
    const operator = pick([...filterOperators(entity, name, { masked: false }), 'none'] as const);
    const field = fields[name];
    if (!field || operator === 'none') return ['pageNum', '1'];
    if (operator === 'eq') return [name, randomText(field, random)];
    if (operator === 'in') return [name, many(1, 3, () => randomText(field, random))];
    if (operator === 'not') return [`${name}.not`, many(1, 3, () => randomText(field, random))];
    if (operator === 'empty') return [`${name}.empty`, pick(['true', 'false'])];
    return [`${name}.${operator}`, randomText(field, random)];
  });
  const sortable = Object.keys(fields).filter((name) => isSortable(entity, name));
  const parsed = parseListQuery(
    entity,
    {
      ...Object.fromEntries(filters),
      ...(next() < 0.9 && { sort: pick(sortable), order: pick(['asc', 'desc']) }),
      ...(next() < 0.3 && { keyword: pick(TEXTS) }),
      pageNum: 1 + upTo(2),
      pageSize: 1 + upTo(99),
    },
    { masked: false },
  );
  // A random text can be missing in a field's choices; then the next query is used.
  return parsed.ok ? parsed.values : randomQuery(entity, random);
}

async function ask(database: Database, entity: Entity, query: ListQuery): Promise<{ ids: number[]; total: number }> {
  const { rows, count } = planList({ queries: database.read, entity, query, today: TODAY });
  const found = await database.all(rows.sql, rows.parameters);
  const [counted] = await database.all(count.sql, count.parameters);
  return { ids: found.map(({ id }) => Number(id)), total: Number(counted?.count) };
}

describeOnBothDatabases('a list read by SQL and by the engine in memory', (open) => {
  it.each(['elderly', 'attendant', 'elderlyCapacityType', 'log', 'admin'])('has the same rows of %s', async (name) => {
    const entity = findEntity(name);
    if (!entity) throw new Error(`no entity ${name}`);
    const random = randomOf(name.length);
    const records = Array.from({ length: RECORDS }, (_, index) => randomRecord(entity, index + 1, random));
    const database = await open();
    await database.write((transaction) => bulkInsert({ transaction, entity, records }));
    const sizes = new Set<number>();
    for (let round = 0; round < QUERIES; round += 1) {
      const query = randomQuery(entity, random);
      const engine = runListQuery(entity, records, query);
      sizes.add(engine.rows.length);
      expect({ query, ...(await ask(database, entity, query)) }).toEqual({
        query,
        ids: engine.rows.map(({ id }) => id),
        total: engine.total,
      });
    }
    expect(sizes.size, 'queries that find different numbers of rows').toBeGreaterThan(10);
  });
});

import { sampleValue } from '../../../conformance/sampleValue';
import type { Entity } from '../../../contract/defineEntity';
import type { Field, Fields } from '../../../contract/fields';
import { operationsOf } from '../../../contract/operations';
import { permissionName } from '../../../contract/permissions';
import { type FilterOperator, filterOperators, isSortable, searchFields } from '../../../contract/query/query';
import { fieldOf, sharedFields } from '../../../contract/sharedFields';

/** One call with valid parameters. */
export interface SampleCall {
  name: string;
  params: Record<string, unknown>;
  /** The comparisons and sort orders of a list query; such a call must succeed. */
  asks?: readonly string[];
}

/** Lists are queried as by administrators who see personal data masked. */
const VIEWER = { masked: true };
/** Calls that accept the filters of an entity's list. */
const FILTERED = [
  'selectBySelectivePagination',
  'selectDeleted',
  'querySelective',
  'countSelective',
  'querySelectivePagination',
];
/** The maximum number of sort fields of a list. */
const SORTS = 5;
/** Calls that end a session, and with it everything after them. */
const ENDING: readonly string[] = ['logout', 'changePassword'];

/** Every read of an entity: without parameters, by id, and lists by each kind of filter, keyword and order. */
export function sampleReads(entity: Entity): SampleCall[] {
  const reads = operationsOf(entity).filter(({ method, kind }) => method === 'GET' && kind !== 'pseudo');
  return reads.flatMap(({ operation, scope }): SampleCall[] => {
    const name = permissionName(operation, entity.name, scope);
    const own = entity.reads?.[operation];
    const given = own ? sampleInputs(own.input) : {};
    const isFiltered = own ? own.filters === true : FILTERED.includes(operation);
    return [
      { name, params: {} },
      {
        name,
        params: own ? sampleInputs(own.input, { all: true }) : operation.endsWith('Ids') ? { ids: [1, 2] } : { id: 1 },
      },
      ...(isFiltered
        ? sampleQuestions(entity).map((asked) => ({ ...asked, name, params: { ...asked.params, ...given } }))
        : []),
    ];
  });
}

/** Every write call of an entity: about its first record, with a value for each required input. */
export function sampleWrites(entity: Entity): SampleCall[] {
  const writes = operationsOf(entity).filter(
    ({ method, operation, kind }) =>
      method === 'POST' && !ENDING.includes(operation) && (kind !== 'pseudo' || operation === 'unmask'),
  );
  return writes.map(({ operation, scope }): SampleCall => {
    const inputs = { ...entity.transitions?.[operation]?.input, ...entity.calls?.[operation]?.input };
    const record = operation.startsWith('insert') ? sampleInputs(entity.fields) : {};
    const which = operation.endsWith('Ids') ? { ids: [1, 2] } : { id: 1 };
    const reason = operation === 'unmask' ? { reason: '核对数据范围' } : {};
    const params = { ...(operation.startsWith('insert') ? {} : which), ...sampleInputs(inputs), ...record, ...reason };
    return { name: permissionName(operation, entity.name, scope), params };
  });
}

/**
 * Queries that together cover each comparison of each kind of field and each kind of order: one of all fields for each
 * comparison with a keyword, one of a single field without, so that every query strategy is used.
 */
function sampleQuestions(entity: Entity): Omit<SampleCall, 'name'>[] {
  const keyword: Record<string, unknown> = searchFields(entity).length > 0 ? { keyword: '1' } : {};
  const fields = Object.keys({ ...sharedFields, ...entity.fields }).flatMap((name) => {
    const field = fieldOf(entity, name);
    return field ? [{ name, field, kind: field.derived ? `derived ${field.kind}` : field.kind }] : [];
  });
  const compared = (['eq', 'in', 'from', 'to', 'like'] as const).flatMap((operator) => {
    const able = firstOfEach(fields.filter(({ name }) => filterOperators(entity, name, VIEWER).includes(operator)));
    const [first] = able;
    if (!first) return [];
    const all = Object.assign({}, ...able.map((each) => condition(each, operator)));
    const asks = able.map(({ kind }) => `${kind} ${operator}`);
    return [
      { asks, params: { ...all, ...keyword } },
      { asks, params: condition(first, operator) },
    ];
  });
  const sorted = firstOfEach(fields.filter(({ name, field }) => isSortable(entity, name) && !field.mask)).slice(
    0,
    SORTS,
  );
  const order = { sort: sorted.map(({ name }) => name), order: sorted.map(() => 'desc') };
  return [...compared, { asks: sorted.map(({ kind }) => `order by ${kind}`), params: { ...order, ...keyword } }];
}

interface NamedField {
  name: string;
  field: Field;
  kind: string;
}

function firstOfEach(fields: readonly NamedField[]): NamedField[] {
  return [...new Map(fields.toReversed().map((each) => [each.kind, each])).values()];
}

function condition({ name, field }: NamedField, operator: FilterOperator): Record<string, unknown> {
  const value = sampleValue(field);
  const single = Array.isArray(value) ? value[0] : value;
  if (operator === 'in') return { [name]: [single, another(field, single)] };
  return { [operator === 'eq' ? name : `${name}.${operator}`]: single };
}

/** A value for each required field, or for all, that a client may write. */
export function sampleInputs(fields: Fields, { all = false } = {}): Record<string, unknown> {
  const given = Object.entries(fields).filter(
    ([, field]) => (all || field.required) && !field.readOnly && !field.derived,
  );
  return Object.fromEntries(given.map(([name, field]) => [name, sampleValue(field)]));
}

/** A second value, for conditions on any of two. */
function another(field: Field, value: unknown): unknown {
  if (field.kind === 'choice' || field.kind === 'choices') return field.values[1] ?? field.values[0];
  if (field.kind === 'boolean') return false;
  if (field.kind === 'date') return '2026-03-11';
  if (field.kind === 'dateTime') return '2026-03-11T08:00:00.000+08:00';
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === 'number' ? first + 1 : `${first}1`;
}

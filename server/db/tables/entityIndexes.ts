import type { Entity } from '../../../contract/defineEntity';
import { type Field, OPEN_CODE_MAX, PINYIN_MAX } from '../../../contract/fields';
import { searchFields } from '../../../contract/query/searching';
import { fieldOf } from '../../../contract/sharedFields';
import { isNumberMask } from '../../../contract/values/numberMask';
import { pinyinFields } from '../../../contract/values/pinyin';
import { BLIND_INDEX_BYTES } from '../sealing/encryptedColumns';
import { comparedColumn, comparedColumns, uniqueColumn } from './comparedColumns';
import { coveringColumns, isUnmasked, scopeColumns, UNSORTABLE_KINDS } from './coveringColumns';
import { SEARCH_COLUMN, storedFields } from './storedFields';

export interface Index {
  name: string;
  parts: readonly IndexPart[];
  unique: boolean;
}

/** A column, or an expression over one, as SQL text. */
export interface IndexPart {
  expression: string;
  descending: boolean;
  /** Maximum bytes of a value. */
  bytes: number;
}

export interface EntityIndexes {
  all: readonly Index[];
  /** Those that hold what lists filter by and search; the narrowest first. */
  covering: readonly Index[];
}

/** Returns the indexes of an entity's table, for unique fields, sort orders, references and filters of lists. */
export function entityIndexes(entity: Entity): EntityIndexes {
  const searched = searchFields(entity).length > 0 ? [SEARCH_COLUMN] : [];
  const columnParts = (fields: readonly string[]) => fields.map((field) => columnPart(entity, field));
  const orderPart = (field: string, order: 'asc' | 'desc') => createOrderPart(entity, field, order);
  const stored = Object.values(entity.computed ?? {}).map(({ stored: { field } }) => field);
  const sortable = entity.sortIndexes ?? [...orderedFields(entity), ...stored, 'createTime', 'updateTime'];
  const listed = [...new Set(sortable)].map((field) => [orderPart(field, 'asc'), orderPart('id', 'asc')]);
  const defaultOrder = entity.sort
    .filter(([field]) => fieldOf(entity, field)?.derived !== true)
    .map(([field, order]) => orderPart(field, order));
  // The state and the search text are included, so that a search is answered from the index only.
  const state = entity.state && searched.length > 0 ? [entity.state.field] : [];
  const search = buildIndex(entity, [
    ...defaultOrder,
    orderPart('id', 'desc'),
    ...columnParts([...state, ...searched]),
  ]);
  // Of two equally good indexes SQLite takes the one created last, so the narrowest comes last.
  const [narrow, ...wider] = coveringColumns(entity, searched).map((columns) =>
    buildIndex(entity, columnParts(columns)),
  );
  if (!narrow) throw new Error(`nothing of ${entity.name} can be filtered by`);
  const all = [
    ...uniqueGroups(entity).map((group) =>
      buildIndex(
        entity,
        group.map((field) => uniquePart(entity, field)),
        { unique: true },
      ),
    ),
    ...lookupFields(entity).map((field) => buildIndex(entity, columnParts([field, 'id']))),
    ...comparedColumns(entity, { encrypted: false }).map(([field]) => buildIndex(entity, columnParts([field, 'id']))),
    ...listed.map((parts) => buildIndex(entity, parts)),
    search,
    ...(entity.indexes ?? []).map((fields) => buildIndex(entity, columnParts(fields))),
    ...scopeColumns(entity, searched).map((columns) => buildIndex(entity, columnParts(columns))),
    ...wider,
    narrow,
  ];
  return {
    all: [...new Map(all.map((each) => [each.name, each])).values()],
    covering: [narrow, search, ...wider],
  };
}

/**
 * Returns SQL text by which lists order by a field; an index on the same text serves it. By default it is the field's
 * column. For a choice it is the position of the code among the field's values. Other codes of an open choice come last, in
 * their own order. For a name it is its pinyin, if it has one, and then its characters.
 */
export function orderExpression(entity: Entity, field: string): string {
  const pinyin = pinyinFieldOf(entity, field);
  if (pinyin !== undefined) return `(coalesce("${pinyin}" || ' ', '') || "${comparedColumn(entity, field)}")`;
  const definition = fieldOf(entity, field);
  if (definition?.kind !== 'choice') return `"${field}"`;
  const { values, open } = definition;
  // Positions are texts here, to be comparable with the codes. Codes begin with letters, so they sort after digits.
  const positionLiteral = (position: number) => (open ? `'${String(position).padStart(3, '0')}'` : position);
  const branches = values.map(
    (value, position) => `when '${value.replaceAll("'", "''")}' then ${positionLiteral(position)}`,
  );
  return `(case "${field}" ${branches.join(' ')} ${open ? `else "${field}" ` : ''}end)`;
}

/** Returns the columns that the order by a field uses. */
export function orderColumns(entity: Entity, field: string): string[] {
  const pinyin = pinyinFieldOf(entity, field);
  return pinyin === undefined ? [field] : [pinyin, comparedColumn(entity, field)];
}

function pinyinFieldOf(entity: Entity, name: string): string | undefined {
  return pinyinFields(entity).find(([, source]) => source === name)?.[0];
}

/** Kinds that lists compare but do not sort by: one column holds several values. */
const MULTI_VALUE_KINDS = new Set<Field['kind']>(['choices', 'texts']);
/** Returns the groups of fields that are unique, each alone or together. */
function uniqueGroups(entity: Entity): (readonly string[])[] {
  const single = storedFields(entity)
    .filter(([, field]) => field.unique)
    .map(([name]) => [name]);
  return [...single, ...(entity.uniqueTogether ?? [])];
}

/** Returns the fields that lists mask and that are looked up by their whole value. */
function lookupFields(entity: Entity): string[] {
  return storedFields(entity)
    .filter(([, { mask, unique }]) => !unique && isNumberMask(mask))
    .map(([name]) => name);
}

function orderedFields(entity: Entity): string[] {
  return storedFields(entity)
    .filter(
      ([, field]) =>
        !field.unique && isUnmasked(field) && !UNSORTABLE_KINDS.has(field.kind) && !MULTI_VALUE_KINDS.has(field.kind),
    )
    .filter(([, field]) => field.list || field.kind === 'reference')
    .map(([name]) => name);
}

function columnPart(entity: Entity, field: string): IndexPart {
  return partOf(entity, field, comparedColumn(entity, field));
}

function uniquePart(entity: Entity, field: string): IndexPart {
  return partOf(entity, field, uniqueColumn(entity, field));
}

function partOf(entity: Entity, field: string, column: string): IndexPart {
  const bytes = fieldOf(entity, field)?.encrypted ? BLIND_INDEX_BYTES : bytesOf(entity, field);
  return { expression: `"${column}"`, descending: false, bytes };
}

function createOrderPart(entity: Entity, field: string, order: 'asc' | 'desc'): IndexPart {
  return {
    expression: orderExpression(entity, field),
    descending: order === 'desc',
    bytes: bytesOf(entity, field) + (pinyinFieldOf(entity, field) === undefined ? 0 : PINYIN_MAX + 1),
  };
}

/** Returns the maximum bytes of a value; a character takes up to four. */
function bytesOf(entity: Entity, name: string): number {
  if (name === SEARCH_COLUMN) return searchFields(entity).reduce((sum, field) => sum + bytesOf(entity, field) + 1, 0);
  const field = fieldOf(entity, name);
  switch (field?.kind) {
    case 'text':
      return 4 * field.max;
    case 'texts':
      return field.maxItems * (4 * field.max + 3);
    case 'choice':
      return Math.max(field.open ? OPEN_CODE_MAX : 0, ...field.values.map((value) => value.length));
    case 'choices':
      return field.values.join('","').length + 4;
    default:
      return 10;
  }
}

/** Names an index by what it contains, so that a changed definition creates a new index. At most 63 bytes (PostgreSQL). */
function buildIndex(entity: Entity, parts: readonly IndexPart[], { unique } = { unique: false }): Index {
  const columns = parts.map(({ expression }) => /"(\w+)"/.exec(expression)?.[1] ?? '');
  const definitionText = parts.map(({ expression, descending }) => `${expression} ${descending}`).join();
  const name = `${unique ? 'u' : 'i'}_${entity.name}_${columns.join('_')}`
    .slice(0, 54)
    .concat('_', checksum(definitionText));
  return { name, parts, unique };
}

function checksum(text: string): string {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

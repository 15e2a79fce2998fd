import type { Entity } from '../../contract/defineEntity';
import { type Field, isNumberMask, OPEN_CODE_MAX, PINYIN_MAX } from '../../contract/fields';
import { pinyinFields } from '../../contract/pinyin';
import { searchedFields } from '../../contract/query/searching';
import { fieldOf } from '../../contract/sharedFields';
import { comparedColumn, comparedColumns, uniqueColumn } from './comparedColumns';
import { coveringColumns, isOpen, OPAQUE, scopeColumns } from './coveringColumns';
import { BLIND_INDEX_BYTES } from './sealing/sealedColumns';
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
  /** The most bytes a value takes. */
  bytes: number;
}

export interface EntityIndexes {
  all: readonly Index[];
  /** Those that hold what lists filter by and search; the narrowest first. */
  covering: readonly Index[];
}

/** The indexes of an entity's table: what is unique, what lists order by, what refers elsewhere, and what lists filter by. */
export function entityIndexes(entity: Entity): EntityIndexes {
  const searched = searchedFields(entity).length > 0 ? [SEARCH_COLUMN] : [];
  const plain = (fields: readonly string[]) => fields.map((field) => columnPart(entity, field));
  const ordered = (field: string, order: 'asc' | 'desc') => orderedPart(entity, field, order);
  const stored = Object.values(entity.computed ?? {}).map(({ stored: { field } }) => field);
  const sortable = entity.ordered ?? [...orderedFields(entity), ...stored, 'createTime', 'updateTime'];
  const listed = [...new Set(sortable)].map((field) => [ordered(field, 'asc'), ordered('id', 'asc')]);
  const defaultOrder = entity.sort
    .filter(([field]) => fieldOf(entity, field)?.derived !== true)
    .map(([field, order]) => ordered(field, order));
  // State and search text ride along so that a search never leaves the index it is answered from.
  const state = entity.state && searched.length > 0 ? [entity.state.field] : [];
  const search = index(entity, [...defaultOrder, ordered('id', 'desc'), ...plain([...state, ...searched])]);
  // Of two that serve as well SQLite takes the one made last, which should be the narrower.
  const [narrow, ...wider] = coveringColumns(entity, searched).map((columns) => index(entity, plain(columns)));
  if (!narrow) throw new Error(`nothing of ${entity.name} can be filtered by`);
  const all = [
    ...uniqueGroups(entity).map((group) =>
      index(
        entity,
        group.map((field) => uniquePart(entity, field)),
        { unique: true },
      ),
    ),
    ...exactFields(entity).map((field) => index(entity, plain([field, 'id']))),
    ...comparedColumns(entity, { sealed: false }).map(([field]) => index(entity, plain([field, 'id']))),
    ...listed.map((parts) => index(entity, parts)),
    search,
    ...(entity.indexes ?? []).map((fields) => index(entity, plain(fields))),
    ...scopeColumns(entity, searched).map((columns) => index(entity, plain(columns))),
    ...wider,
    narrow,
  ];
  return {
    all: [...new Map(all.map((each) => [each.name, each])).values()],
    covering: [narrow, search, ...wider],
  };
}

/**
 * SQL text by which lists order by a field: its column; for a choice the position of the code among the field's values, behind
 * which other codes of an open choice follow by themselves; for a name its pinyin, where it has one, and then its characters. An
 * index on the same text serves it.
 */
export function orderExpression(entity: Entity, field: string): string {
  const pinyin = pinyinOf(entity, field);
  if (pinyin !== undefined) return `(coalesce("${pinyin}" || ' ', '') || "${comparedColumn(entity, field)}")`;
  const definition = fieldOf(entity, field);
  if (definition?.kind !== 'choice') return `"${field}"`;
  const { values, open } = definition;
  // Texts beside the codes themselves, which begin with letters and so come after digits.
  const place = (position: number) => (open ? `'${String(position).padStart(3, '0')}'` : position);
  const branches = values.map((value, position) => `when '${value.replaceAll("'", "''")}' then ${place(position)}`);
  return `(case "${field}" ${branches.join(' ')} ${open ? `else "${field}" ` : ''}end)`;
}

/** The columns that the order by a field is made of. */
export function orderColumns(entity: Entity, field: string): string[] {
  const pinyin = pinyinOf(entity, field);
  return pinyin === undefined ? [field] : [pinyin, comparedColumn(entity, field)];
}

function pinyinOf(entity: Entity, name: string): string | undefined {
  return pinyinFields(entity).find(([, source]) => source === name)?.[0];
}

/** Kinds that lists compare but do not order: one column holds several values. */
const SEVERAL = new Set<Field['kind']>(['choices', 'texts']);
/** The fields that hold, each or together, no value twice. */
function uniqueGroups(entity: Entity): (readonly string[])[] {
  const single = storedFields(entity)
    .filter(([, field]) => field.unique)
    .map(([name]) => [name]);
  return [...single, ...(entity.uniqueTogether ?? [])];
}

/** Hidden from viewers of lists, and looked up as a whole. */
function exactFields(entity: Entity): string[] {
  return storedFields(entity)
    .filter(([, { mask, unique }]) => !unique && isNumberMask(mask))
    .map(([name]) => name);
}

function orderedFields(entity: Entity): string[] {
  return storedFields(entity)
    .filter(([, field]) => !field.unique && isOpen(field) && !OPAQUE.has(field.kind) && !SEVERAL.has(field.kind))
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
  const bytes = fieldOf(entity, field)?.sealed ? BLIND_INDEX_BYTES : bytesOf(entity, field);
  return { expression: `"${column}"`, descending: false, bytes };
}

function orderedPart(entity: Entity, field: string, order: 'asc' | 'desc'): IndexPart {
  return {
    expression: orderExpression(entity, field),
    descending: order === 'desc',
    bytes: bytesOf(entity, field) + (pinyinOf(entity, field) === undefined ? 0 : PINYIN_MAX + 1),
  };
}

/** A character takes up to four bytes. */
function bytesOf(entity: Entity, name: string): number {
  if (name === SEARCH_COLUMN) return searchedFields(entity).reduce((sum, field) => sum + bytesOf(entity, field) + 1, 0);
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

/** Tells an index by what it holds, so that a changed definition gets a new index; at most 63 bytes (PostgreSQL). */
function index(entity: Entity, parts: readonly IndexPart[], { unique } = { unique: false }): Index {
  const columns = parts.map(({ expression }) => /"(\w+)"/.exec(expression)?.[1] ?? '');
  const whole = parts.map(({ expression, descending }) => `${expression} ${descending}`).join();
  const name = `${unique ? 'u' : 'i'}_${entity.name}_${columns.join('_')}`.slice(0, 54).concat('_', checksum(whole));
  return { name, parts, unique };
}

function checksum(text: string): string {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

import { comparedText } from '../../contract/comparedText';
import type { Entity, EntityRecord, SharedRecord } from '../../contract/defineEntity';
import type { EntityTypes } from '../../contract/entityTypes';
import type { Field } from '../../contract/fields';
import { momentText } from '../../contract/moment';
import type { Queries, Row, Tuple } from './database';
import { entityTable } from './entityTable';
import { columnOwner, valueOwner } from './sealing/sealedColumns';
import { type Sealing, sealingOf } from './sealing/sealing';
import { searchTextOf } from './searchText';
import { SEARCH_COLUMN, storedFields } from './storedFields';

/** A record in the form of the wire: moments are ISO texts, lists are lists. Unmasked. */
export type WireRecord = Record<string, unknown>;

/** A {@link WireRecord} of the entity with this name; of one only known at run time, what every record has, and more. */
export type RecordOf<N extends string = string> = N extends keyof EntityTypes
  ? EntityRecord<EntityTypes[N]>
  : SharedRecord & WireRecord;

/** Some fields of a record of the entity with this name. */
export type FieldsOf<N extends string, K extends string> = Pick<RecordOf<N>, Extract<K, keyof RecordOf<N>>>;

/** Turns rows of an entity into records and back. */
export interface RecordCodec<N extends string = string> {
  /** Columns to select for {@link decode}, `id` first; secrets are not among them. */
  columns: readonly string[];
  decode(row: Row): RecordOf<N>;
  /** As {@link decode}, for rows of which only these columns were selected, and the id where one of them is sealed. */
  decodeFields<K extends string>(row: Row, fields: readonly K[]): FieldsOf<N, K>;
  /** Columns to select for {@link decodeTuple}, `id` first; what lists hide from everybody, or leave out, is not even read. */
  listColumns: readonly string[];
  /** A record from the values of {@link listColumns} in their order; hidden fields are null. */
  decodeTuple(tuple: Tuple): RecordOf<N>;
  /** As {@link decodeTuple}, for some fields alone, the id among them where one is sealed: the columns to select, and how a record is made of these. */
  partOf(fields: readonly string[]): RecordPart;
  /**
   * The columns for the given fields of a record; moments and lists in the form of the database.
   * @param id of the record, where it is not among the values and one of them is sealed
   */
  encode(values: Readonly<WireRecord>, id?: number): Row;
  /** What one column holds of a record in the form of the wire. */
  encodeColumn(name: string, record: Readonly<WireRecord>): unknown;
  /** The column by which an equal value of a field is found, and what it then holds. */
  comparison(name: string, value: unknown): readonly [column: string, value: unknown];
  /** The given columns of a whole new row, in their order; absent fields get the default of their column. */
  encodeTuple(record: Readonly<WireRecord>, columns: readonly string[]): unknown[];
  /** The search column of a whole record, or nothing when the entity is not searched. */
  encodeSearch(record: Readonly<WireRecord>): Row;
}

/** Some fields of the records of a list. */
export interface RecordPart {
  columns: readonly string[];
  /** @param today for fields that are computed */
  decode(tuple: Tuple, today: string): WireRecord;
}

const known = new WeakMap<Sealing, WeakMap<Entity, RecordCodec>>();

/**
 * The codec of an entity.
 * @param queries of the database whose key seals and opens; without them there may be no sealed value
 */
export function recordCodec<E extends Entity>(entity: E, queries?: Queries): RecordCodec<E['name']> {
  const sealing = sealingOf(queries);
  const codecs = known.get(sealing) ?? new WeakMap<Entity, RecordCodec>();
  let codec = codecs.get(entity);
  if (!codec) {
    codec = build(entity, sealing);
    codecs.set(entity, codec);
    known.set(sealing, codecs);
  }
  // Made of the very fields that the type is derived from.
  return codec;
}

/** A value of the record with this id, in another form. */
type Convert = (value: unknown, id: unknown) => unknown;

/** The columns are those of the very fields that the types are derived from. */
function build(entity: Entity, sealing: Sealing): RecordCodec {
  const table = entityTable(entity);
  const fromColumn = (name: string, field: Field): Convert =>
    field.sealed ? opened(fromPlain(field), columnOwner(entity, name), sealing) : fromPlain(field);
  const toColumn = (name: string, field: Field): Convert =>
    field.sealed ? sealedBy(toPlain(field), columnOwner(entity, name), sealing) : toPlain(field);
  const fields = storedFields(entity).filter(([, field]) => !field.secret);
  const readers: [string, Convert][] = [
    ['id', same],
    ...fields.map(([name, field]): [string, Convert] => [name, fromColumn(name, field)]),
    ['createTime', fromMoment],
    ['updateTime', fromMoment],
    ['createBy', same],
    ['updateBy', same],
    ['version', same],
  ];
  const readerOf = new Map(readers);
  const writers = new Map<string, Convert>([
    ['id', same],
    ...storedFields(entity).map(([name, field]): [string, Convert] => [name, toColumn(name, field)]),
    ['createTime', toMoment],
    ['updateTime', toMoment],
    ['createBy', same],
    ['updateBy', same],
    ['version', same],
  ]);
  const comparedColumns = new Map([...table.blindIndexes, ...table.comparedTexts]);
  const comparedOf = (field: string, value: unknown) => {
    if (typeof value !== 'string') return null;
    return table.comparedTexts.has(field) ? comparedText(value) : sealing.blindIndex(value, columnOwner(entity, field));
  };
  type WriteColumn = (record: Readonly<WireRecord>) => unknown;
  const columnWriters = new Map<string, WriteColumn>(
    [{ name: 'id', default: undefined }, ...table.columns].map(({ name, default: absent = null }) => {
      const convert = writers.get(name) ?? same;
      return [
        name,
        (record) => {
          const value = record[name];
          if (value === undefined) return absent;
          return value === null ? null : convert(value, record.id);
        },
      ];
    }),
  );
  if (table.searched.length > 0) columnWriters.set(SEARCH_COLUMN, (record) => searchTextOf(table, record));
  for (const [field, column] of comparedColumns) {
    columnWriters.set(column, (record) => comparedOf(field, record[field]));
  }
  const writeColumn = (name: string): WriteColumn => {
    const write = columnWriters.get(name);
    if (!write) throw new Error(`${table.name} has no column ${name}`);
    return write;
  };
  const isHidden = (name: string) => entity.fields[name]?.mask === 'text' || entity.fields[name]?.detail === true;
  const listReaders = readers.map(([name, convert]) => ({ name, convert: isHidden(name) ? undefined : convert }));
  return {
    columns: readers.map(([name]) => name),
    listColumns: readers.map(([name]) => name).filter((name) => !isHidden(name)),
    decode(row) {
      const record: WireRecord = {};
      for (const [name, convert] of readers) record[name] = convert(row[name] ?? null, row.id);
      return record as RecordOf;
    },
    decodeFields<K extends string>(row: Row, fields: readonly K[]) {
      const record: WireRecord = {};
      for (const name of fields) record[name] = readerOf.get(name)?.(row[name] ?? null, row.id) ?? null;
      return record as FieldsOf<string, K>;
    },
    decodeTuple(tuple) {
      const record: WireRecord = {};
      let position = 0;
      for (const { name, convert } of listReaders) {
        record[name] = convert ? convert(tuple[position++] ?? null, tuple[0]) : null;
      }
      return record as RecordOf;
    },
    partOf: (fields) => partOf({ entity, fields, readers: readerOf, isHidden }),
    encode(values, id) {
      const row: Row = {};
      for (const [name, value] of Object.entries(values)) {
        const convert = writers.get(name);
        if (!convert) continue;
        row[name] = value === undefined || value === null ? null : convert(value, values.id ?? id);
        const compared = comparedColumns.get(name);
        if (compared !== undefined) row[compared] = comparedOf(name, value);
      }
      return row;
    },
    encodeColumn: (name, record) => writeColumn(name)(record),
    comparison(name, value) {
      const compared = comparedColumns.get(name);
      if (compared !== undefined) return [compared, comparedOf(name, value)];
      return [name, value === undefined || value === null ? null : (writers.get(name) ?? same)(value, undefined)];
    },
    encodeTuple: (record, columns) => columns.map((name) => writeColumn(name)(record)),
    encodeSearch: (record) => (table.searched.length > 0 ? { [SEARCH_COLUMN]: searchTextOf(table, record) } : {}),
  };
}

interface PartQuestion {
  entity: Entity;
  fields: readonly string[];
  readers: ReadonlyMap<string, Convert>;
  isHidden: (name: string) => boolean;
}

/** Computed fields follow from one column each, which need not be among the fields; what has no column at all is null. */
function partOf({ entity, fields, readers, isHidden }: PartQuestion): RecordPart {
  const columns: string[] = [];
  const positionOf = (column: string) => {
    if (!columns.includes(column)) columns.push(column);
    return columns.indexOf(column);
  };
  const steps = fields.map((name) => {
    const computation = entity.computed?.[name];
    const source = computation?.stored.field ?? name;
    const convert = isHidden(name) ? undefined : readers.get(source);
    return { name, source, convert, position: convert ? positionOf(source) : -1, compute: computation?.compute };
  });
  const idAt = columns.indexOf('id');
  return {
    columns,
    decode(tuple, today) {
      const record: WireRecord = {};
      const id = tuple[idAt];
      for (const { name, source, convert, position, compute } of steps) {
        const value = convert ? convert(tuple[position] ?? null, id) : null;
        record[name] = compute ? compute({ [source]: value }, today) : value;
      }
      return record;
    },
  };
}

const same: Convert = (value) => value;
const fromMoment: Convert = (value) => (typeof value === 'number' ? momentText(value) : null);
const fromBoolean: Convert = (value) => value === 1;
const fromJson: Convert = (value) => (typeof value === 'string' ? JSON.parse(value) : null);

function opened(fromText: Convert, column: string, sealing: Sealing): Convert {
  return (value, id) =>
    typeof value === 'string' ? fromText(sealing.open(value, valueOwner(column, idOf(id, column))), id) : null;
}

function sealedBy(toText: Convert, column: string, sealing: Sealing): Convert {
  return (value, id) => sealing.seal(String(toText(value, id)), valueOwner(column, idOf(id, column)));
}

function idOf(id: unknown, column: string): number {
  if (typeof id === 'number') return id;
  throw new Error(`a value of ${column} is sealed for its record; the id of that is missing`);
}

function fromPlain({ kind }: Field): Convert {
  switch (kind) {
    case 'boolean':
      return fromBoolean;
    case 'dateTime':
      return fromMoment;
    default:
      return isJson(kind) ? fromJson : same;
  }
}

const toMoment: Convert = (value) => (typeof value === 'number' ? value : Date.parse(String(value)));

function toPlain({ kind }: Field): Convert {
  switch (kind) {
    case 'boolean':
      return Number;
    case 'dateTime':
      return toMoment;
    default:
      return isJson(kind) ? (value) => JSON.stringify(value) : same;
  }
}

function isJson(kind: Field['kind']): boolean {
  return ['choices', 'references', 'texts', 'list', 'group', 'images', 'json'].includes(kind);
}

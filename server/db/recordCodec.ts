import type { Entity, EntityRecord, SharedRecord } from '../../contract/defineEntity';
import type { EntityTypes } from '../../contract/entityTypes';
import type { Field } from '../../contract/fields';
import { momentText } from '../../contract/moment';
import type { Row, Tuple } from './database';
import { entityTable } from './entityTable';
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
  /** As {@link decode}, for rows of which only these columns were selected. */
  decodeFields<K extends string>(row: Row, fields: readonly K[]): FieldsOf<N, K>;
  /** Columns to select for {@link decodeTuple}, `id` first; what lists hide from everybody, or leave out, is not even read. */
  listColumns: readonly string[];
  /** A record from the values of {@link listColumns} in their order; hidden fields are null. */
  decodeTuple(tuple: Tuple): RecordOf<N>;
  /** The columns for the given fields of a record; moments and lists in the form of the database. */
  encode(values: Readonly<WireRecord>): Row;
  /** What the column of one field holds for a value in the form of the wire. */
  encodeValue(name: string, value: unknown): unknown;
  /** The given columns of a whole new row, in their order; absent fields get the default of their column. */
  encodeTuple(record: Readonly<WireRecord>, columns: readonly string[]): unknown[];
  /** The search column of a whole record, or nothing when the entity is not searched. */
  encodeSearch(record: Readonly<WireRecord>): Row;
}

const known = new WeakMap<Entity, RecordCodec>();

/** The codec of an entity. */
export function recordCodec<E extends Entity>(entity: E): RecordCodec<E['name']> {
  let codec = known.get(entity);
  if (!codec) {
    codec = build(entity);
    known.set(entity, codec);
  }
  // Made of the very fields that the type is derived from.
  return codec;
}

type Convert = (value: unknown) => unknown;

/** The columns are those of the very fields that the types are derived from. */
function build(entity: Entity): RecordCodec {
  const table = entityTable(entity);
  const fields = storedFields(entity).filter(([, field]) => !field.secret);
  const readers: [string, Convert][] = [
    ['id', same],
    ...fields.map(([name, field]): [string, Convert] => [name, fromColumn(field)]),
    ['createTime', fromMoment],
    ['updateTime', fromMoment],
    ['createBy', same],
    ['updateBy', same],
    ['version', same],
  ];
  const readerOf = new Map(readers);
  const writers = new Map<string, Convert>([
    ['id', same],
    ...storedFields(entity).map(([name, field]): [string, Convert] => [name, toColumn(field)]),
    ['createTime', toMoment],
    ['updateTime', toMoment],
    ['createBy', same],
    ['updateBy', same],
    ['version', same],
  ]);
  const rowWriters = new Map(
    [{ name: 'id', default: undefined }, ...table.columns].map(({ name, default: value }) => [
      name,
      { convert: name === SEARCH_COLUMN ? undefined : (writers.get(name) ?? same), absent: value ?? null },
    ]),
  );
  const isHidden = (name: string) => entity.fields[name]?.mask === 'text' || entity.fields[name]?.detail === true;
  const listReaders = readers.map(([name, convert]) => ({ name, convert: isHidden(name) ? undefined : convert }));
  return {
    columns: readers.map(([name]) => name),
    listColumns: readers.map(([name]) => name).filter((name) => !isHidden(name)),
    decode(row) {
      const record: WireRecord = {};
      for (const [name, convert] of readers) record[name] = convert(row[name] ?? null);
      return record as RecordOf;
    },
    decodeFields<K extends string>(row: Row, fields: readonly K[]) {
      const record: WireRecord = {};
      for (const name of fields) record[name] = readerOf.get(name)?.(row[name] ?? null) ?? null;
      return record as FieldsOf<string, K>;
    },
    decodeTuple(tuple) {
      const record: WireRecord = {};
      let position = 0;
      for (const { name, convert } of listReaders) record[name] = convert ? convert(tuple[position++] ?? null) : null;
      return record as RecordOf;
    },
    encode(values) {
      const row: Row = {};
      for (const [name, value] of Object.entries(values)) {
        const convert = writers.get(name);
        if (convert) row[name] = value === undefined || value === null ? null : convert(value);
      }
      return row;
    },
    encodeValue(name, value) {
      const convert = writers.get(name);
      if (!convert) throw new Error(`${table.name} has no column ${name}`);
      return value === undefined || value === null ? null : convert(value);
    },
    encodeTuple: (record, columns) =>
      columns.map((name) => {
        const writer = rowWriters.get(name);
        if (!writer) throw new Error(`${table.name} has no column ${name}`);
        if (!writer.convert) return searchTextOf(table, record);
        const value = record[name];
        if (value === undefined) return writer.absent;
        return value === null ? null : writer.convert(value);
      }),
    encodeSearch: (record) => (table.searched.length > 0 ? { [SEARCH_COLUMN]: searchTextOf(table, record) } : {}),
  };
}

const same: Convert = (value) => value;
const fromMoment: Convert = (value) => (typeof value === 'number' ? momentText(value) : null);
const fromBoolean: Convert = (value) => value === 1;
const fromJson: Convert = (value) => (typeof value === 'string' ? JSON.parse(value) : null);

function fromColumn({ kind }: Field): Convert {
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

function toColumn({ kind }: Field): Convert {
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

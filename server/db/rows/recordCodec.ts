import type { Entity, EntityRecord, SharedRecord } from '../../../contract/defineEntity';
import type { EntityTypes } from '../../../contract/entityTypes';
import type { Field } from '../../../contract/fields';
import { toIsoMoment } from '../../../contract/moment';
import { normalizeForComparison } from '../../../contract/values/normalizeForComparison';
import type { Queries, Row, Tuple } from '../database';
import { columnOwner, valueOwner } from '../sealing/encryptedColumns';
import { encryptionOf, type FieldEncryption } from '../sealing/fieldEncryption';
import { entityTable } from '../tables/entityTable';
import { searchTextOf } from '../tables/searchText';
import { SEARCH_COLUMN, storedFields } from '../tables/storedFields';

/** A record in wire format: times are ISO texts, lists are arrays. Unmasked. */
export type WireRecord = Record<string, unknown>;

/**
 * A {@link WireRecord} of the entity with this name. For an entity only known at run time it has the shared fields and any
 * others.
 */
export type RecordOf<N extends string = string> = N extends keyof EntityTypes
  ? EntityRecord<EntityTypes[N]>
  : SharedRecord & WireRecord;

/** Some fields of a record of the entity with this name. */
export type FieldsOf<N extends string, K extends string> = Pick<RecordOf<N>, Extract<K, keyof RecordOf<N>>>;

/** Converts rows of an entity to records and back. */
export interface RecordCodec<N extends string = string> {
  /** Columns to select for {@link decode}, `id` first. They exclude secrets. */
  columns: readonly string[];
  decode(row: Row): RecordOf<N>;
  /** As {@link decode}, for rows of which only these columns were selected, and the id if one of them is encrypted. */
  decodeFields<K extends string>(row: Row, fields: readonly K[]): FieldsOf<N, K>;
  /** Columns to select for {@link decodeTuple}, `id` first. They exclude what lists omit or mask for everyone. */
  listColumns: readonly string[];
  /** Returns a record from the values of {@link listColumns}, in their order; hidden fields are null. */
  decodeTuple(tuple: Tuple): RecordOf<N>;
  /**
   * As {@link decodeTuple}, for some fields only, which must include the id if one is encrypted. Returns the columns to
   * select and a decoder.
   */
  partialCodec(fields: readonly string[]): PartialCodec;
  /**
   * Returns the columns for the given fields of a record, with times and lists in database format.
   * @param id of the record; required if one of the values is encrypted and they do not include the id
   */
  encode(values: Readonly<WireRecord>, id?: number): Row;
  /** Returns the value of one column for a record in wire format. */
  encodeColumn(name: string, record: Readonly<WireRecord>): unknown;
  /** Returns the column that finds an equal value of a field, and that column's value. */
  comparison(name: string, value: unknown): readonly [column: string, value: unknown];
  /** Returns the given columns of a whole new row, in their order. Absent fields get the default of their column. */
  encodeTuple(record: Readonly<WireRecord>, columns: readonly string[]): unknown[];
  /** Returns the search column of a whole record, or nothing if the entity is not searched. */
  encodeSearch(record: Readonly<WireRecord>): Row;
}

/** Some fields of the records of a list. */
export interface PartialCodec {
  columns: readonly string[];
  /** @param today for computed fields */
  decode(tuple: Tuple, today: string): WireRecord;
}

const codecCache = new WeakMap<FieldEncryption, WeakMap<Entity, RecordCodec>>();

/**
 * Returns the codec of an entity.
 * @param queries of the database with the encryption key; without them the entity must have no encrypted values
 */
export function recordCodec<E extends Entity>(entity: E, queries?: Queries): RecordCodec<E['name']> {
  const encryption = encryptionOf(queries);
  const codecs = codecCache.get(encryption) ?? new WeakMap<Entity, RecordCodec>();
  let codec = codecs.get(entity);
  if (!codec) {
    codec = buildCodec(entity, encryption);
    codecs.set(entity, codec);
    codecCache.set(encryption, codecs);
  }
  // The codec is built from the same fields that its type is derived from.
  return codec;
}

/** Converts a value of the record with this id. */
type Convert = (value: unknown, id: unknown) => unknown;

/** The columns are built from the same fields that the types are derived from. */
function buildCodec(entity: Entity, encryption: FieldEncryption): RecordCodec {
  const table = entityTable(entity);
  const fromColumn = (name: string, field: Field): Convert =>
    field.encrypted ? decrypting(fromPlain(field), columnOwner(entity, name), encryption) : fromPlain(field);
  const toColumn = (name: string, field: Field): Convert =>
    field.encrypted ? encrypting(toPlain(field), columnOwner(entity, name), encryption) : toPlain(field);
  const fields = storedFields(entity).filter(([, field]) => !field.secret);
  const readers: [string, Convert][] = [
    ['id', identity],
    ...fields.map(([name, field]): [string, Convert] => [name, fromColumn(name, field)]),
    ['createTime', fromMoment],
    ['updateTime', fromMoment],
    ['createBy', identity],
    ['updateBy', identity],
    ['version', identity],
  ];
  const readerOf = new Map(readers);
  const writers = new Map<string, Convert>([
    ['id', identity],
    ...storedFields(entity).map(([name, field]): [string, Convert] => [name, toColumn(name, field)]),
    ['createTime', toMoment],
    ['updateTime', toMoment],
    ['createBy', identity],
    ['updateBy', identity],
    ['version', identity],
  ]);
  const comparedColumns = new Map([...table.blindIndexes, ...table.comparedTexts]);
  const comparedValue = (field: string, value: unknown) => {
    if (typeof value !== 'string') return null;
    return table.comparedTexts.has(field)
      ? normalizeForComparison(value)
      : encryption.blindIndex(value, columnOwner(entity, field));
  };
  type WriteColumn = (record: Readonly<WireRecord>) => unknown;
  const columnWriters = new Map<string, WriteColumn>(
    [{ name: 'id', default: undefined }, ...table.columns].map(({ name, default: defaultValue = null }) => {
      const convert = writers.get(name) ?? identity;
      return [
        name,
        (record) => {
          const value = record[name];
          if (value === undefined) return defaultValue;
          return value === null ? null : convert(value, record.id);
        },
      ];
    }),
  );
  if (table.searched.length > 0) columnWriters.set(SEARCH_COLUMN, (record) => searchTextOf(table, record));
  for (const [field, column] of comparedColumns) {
    columnWriters.set(column, (record) => comparedValue(field, record[field]));
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
    partialCodec: (fields) => partialCodec({ entity, fields, readers: readerOf, isHidden }),
    encode(values, id) {
      const row: Row = {};
      for (const [name, value] of Object.entries(values)) {
        const convert = writers.get(name);
        if (!convert) continue;
        row[name] = value === undefined || value === null ? null : convert(value, values.id ?? id);
        const comparedColumn = comparedColumns.get(name);
        if (comparedColumn !== undefined) row[comparedColumn] = comparedValue(name, value);
      }
      return row;
    },
    encodeColumn: (name, record) => writeColumn(name)(record),
    comparison(name, value) {
      const comparedColumn = comparedColumns.get(name);
      if (comparedColumn !== undefined) return [comparedColumn, comparedValue(name, value)];
      return [name, value === undefined || value === null ? null : (writers.get(name) ?? identity)(value, undefined)];
    },
    encodeTuple: (record, columns) => columns.map((name) => writeColumn(name)(record)),
    encodeSearch: (record) => (table.searched.length > 0 ? { [SEARCH_COLUMN]: searchTextOf(table, record) } : {}),
  };
}

interface PartialCodecOptions {
  entity: Entity;
  fields: readonly string[];
  readers: ReadonlyMap<string, Convert>;
  isHidden: (name: string) => boolean;
}

/** A computed field reads one column, which need not be among the fields. A field without a column is null. */
function partialCodec({ entity, fields, readers, isHidden }: PartialCodecOptions): PartialCodec {
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

const identity: Convert = (value) => value;
const fromMoment: Convert = (value) => (typeof value === 'number' ? toIsoMoment(value) : null);
const fromBoolean: Convert = (value) => value === 1;
const fromJson: Convert = (value) => (typeof value === 'string' ? JSON.parse(value) : null);

function decrypting(fromText: Convert, column: string, encryption: FieldEncryption): Convert {
  return (value, id) =>
    typeof value === 'string' ? fromText(encryption.decrypt(value, valueOwner(column, idOf(id, column))), id) : null;
}

function encrypting(toText: Convert, column: string, encryption: FieldEncryption): Convert {
  return (value, id) => encryption.encrypt(String(toText(value, id)), valueOwner(column, idOf(id, column)));
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
      return isJson(kind) ? fromJson : identity;
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
      return isJson(kind) ? (value) => JSON.stringify(value) : identity;
  }
}

function isJson(kind: Field['kind']): boolean {
  return ['choices', 'references', 'texts', 'list', 'group', 'images', 'json'].includes(kind);
}

import type { Entity, EntityRecord, SharedRecord } from '../../../contract/defineEntity';
import type { EntityTypes } from '../../../contract/entityTypes';
import { normalizeForComparison } from '../../../contract/values/normalizeForComparison';
import type { Queries, Row, Tuple } from '../database';
import { columnOwner } from '../sealing/encryptedColumns';
import { encryptionOf, type FieldEncryption } from '../sealing/fieldEncryption';
import { entityTable } from '../tables/entityTable';
import { searchTextOf } from '../tables/searchText';
import { SEARCH_COLUMN, storedFields } from '../tables/storedFields';
import { type Convert, columnReader, columnWriter, fromMoment, identity, toMoment } from './columnConverters';
import { type PartialCodec, partialCodec } from './partialCodec';

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

/** The columns are built from the same fields that the types are derived from. */
function buildCodec(entity: Entity, encryption: FieldEncryption): RecordCodec {
  const table = entityTable(entity);
  const fields = storedFields(entity).filter(([, field]) => !field.secret);
  const readers: [string, Convert][] = [
    ['id', identity],
    ...fields.map(([name, field]): [string, Convert] => [name, columnReader({ entity, name, field, encryption })]),
    ['createTime', fromMoment],
    ['updateTime', fromMoment],
    ['createBy', identity],
    ['updateBy', identity],
    ['version', identity],
  ];
  const readerOf = new Map(readers);
  const writers = new Map<string, Convert>([
    ['id', identity],
    ...storedFields(entity).map(([name, field]): [string, Convert] => [
      name,
      columnWriter({ entity, name, field, encryption }),
    ]),
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

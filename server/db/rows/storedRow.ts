import type { ColumnType, SelectType } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { EntityTypes } from '../../../contract/entityTypes';
import type { Field, ReferencesField, ValueOf } from '../../../contract/fields';
import type { TablesOf, TableTypes } from '../../plugin-api/tableTypes';
import type { systemTables } from '../tables/systemTables';

/** The stored value of an encrypted field. Only `recordCodec` decrypts it, and two of them are never equal. */
export type EncryptedText = string & { readonly sealed: unique symbol };

/** The type of a field's column: times in milliseconds since 1970, booleans as 0 and 1, lists and groups as JSON text. */
type Stored<F extends Field> = F extends { encrypted: true }
  ? EncryptedText
  : F['kind'] extends 'boolean' | 'dateTime'
    ? number
    : F['kind'] extends 'choices' | 'references' | 'texts' | 'list' | 'group' | 'images' | 'json'
      ? string
      : ValueOf<F>;

/** A column that an insert may omit, because it has a default. */
type Column<T> = ColumnType<T, T | undefined, T>;

/** The columns of every entity's table. */
export interface SharedColumns {
  id: Column<number>;
  createTime: Column<number>;
  updateTime: Column<number>;
  createBy: Column<string>;
  updateBy: Column<string>;
  version: Column<number>;
  /** 1 for a deleted row. Only in tables with soft deletion. */
  deleted: Column<number>;
  deleteTime: Column<number | null>;
  /** Who has deleted it. Empty for rows that cannot be restored. */
  deleteBy: Column<string | null>;
  /** The searched text. Only in tables with searched fields. */
  searchText: Column<string>;
}

/** The columns of an entity's table. */
export type EntityColumns<E> =
  E extends Entity<infer F>
    ? SharedColumns & {
        [K in keyof F]: Column<F[K]['required'] extends true ? Stored<F[K]> : Stored<F[K]> | null>;
      } & {
        [K in Extract<keyof F, string> as F[K] extends { encrypted: true } ? `${K}BlindIndex` : never]: Column<
          string | null
        >;
      }
    : never;

/** A row of the entity with this name as queries return it, or some of its columns. */
export type RowOf<
  N extends keyof EntityTypes,
  K extends keyof EntityColumns<EntityTypes[N]> = keyof EntityColumns<EntityTypes[N]>,
> = { [P in K]: SelectType<EntityColumns<EntityTypes[N]>[P]> };

/** The columns of the link tables of `references` fields, such as `elderly_userIds`. */
type LinkTables = {
  [L in { [N in keyof EntityTypes]: LinkName<N> }[keyof EntityTypes]]: {
    ownerId: number;
    targetId: number;
    position: number;
  };
};

type LinkName<N extends keyof EntityTypes> =
  EntityTypes[N] extends Entity<infer F>
    ? { [K in keyof F]: F[K] extends ReferencesField ? `${N}_${Extract<K, string>}` : never }[keyof F]
    : never;

/** All tables known at compile time. */
export type KnownTables = { [N in keyof EntityTypes]: EntityColumns<EntityTypes[N]> } & LinkTables &
  TablesOf<typeof systemTables> &
  TableTypes;

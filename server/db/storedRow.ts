import type { ColumnType, SelectType } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { EntityTypes } from '../../contract/entityTypes';
import type { Field, ReferencesField, ValueOf } from '../../contract/fields';
import type { TablesOf, TableTypes } from '../plugin-api/tableTypes';
import type { systemTables } from './systemTables';

/** What the column of a sealed field holds: a text that only `recordCodec` opens, and that is never equal to another. */
export type SealedText = string & { readonly sealed: unique symbol };

/** What the column of a field holds: moments in milliseconds since 1970, truth as 0 and 1, lists and groups as JSON text. */
type Stored<F extends Field> = F extends { sealed: true }
  ? SealedText
  : F['kind'] extends 'boolean' | 'dateTime'
    ? number
    : F['kind'] extends 'choices' | 'references' | 'texts' | 'list' | 'group' | 'images' | 'json'
      ? string
      : ValueOf<F>;

/** A column that an insert may leave to its default. */
type Column<T> = ColumnType<T, T | undefined, T>;

/** The columns of every entity's table. */
export interface SharedColumns {
  id: Column<number>;
  createTime: Column<number>;
  updateTime: Column<number>;
  createBy: Column<string>;
  updateBy: Column<string>;
  version: Column<number>;
  /** 1 when it is hidden; only where deleting hides. */
  deleted: Column<number>;
  deleteTime: Column<number | null>;
  /** What lists are searched in; only where they are. */
  searchText: Column<string>;
}

/** The columns of an entity's table. */
export type EntityColumns<E> =
  E extends Entity<infer F>
    ? SharedColumns & {
        [K in keyof F]: Column<F[K]['required'] extends true ? Stored<F[K]> : Stored<F[K]> | null>;
      } & {
        [K in Extract<keyof F, string> as F[K] extends { sealed: true } ? `${K}BlindIndex` : never]: Column<
          string | null
        >;
      }
    : never;

/** A row of the entity with this name as queries give it, or some of its columns. */
export type RowOf<
  N extends keyof EntityTypes,
  K extends keyof EntityColumns<EntityTypes[N]> = keyof EntityColumns<EntityTypes[N]>,
> = { [P in K]: SelectType<EntityColumns<EntityTypes[N]>[P]> };

/** The columns of the tables that keep the ids of `references` fields: `elderly_userIds`. */
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

/** The tables that are known by name. */
export type KnownTables = { [N in keyof EntityTypes]: EntityColumns<EntityTypes[N]> } & LinkTables &
  TablesOf<typeof systemTables> &
  TableTypes;

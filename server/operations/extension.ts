import type { Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import type { EntityTypes } from '../../contract/entityTypes';
import type { Fields } from '../../contract/fields';
import type { Problem } from '../../contract/problems';
import type { Answer } from '../call/answer';
import type { Call } from '../call/call';
import type { Queries, WriteTransaction } from '../db/database';
import type { RecordOf, WireRecord } from '../db/recordCodec';
import type { Context } from './context';

export type ChangeKind = 'insert' | 'update' | 'transition' | 'remove';

/** A record of the entity with this name on its way from one state to the next, inside its transaction. */
export interface Change<N extends string = string> {
  kind: ChangeKind;
  entity: Entity;
  call: Call;
  context: Context;
  transaction: WriteTransaction;
  /** The record as it was; null when it is new. Unmasked. */
  before: RecordOf<N> | null;
  /** The record as it will be. Unmasked; `id` is missing while it is new. */
  record: RecordOf<N>;
  /** The fields that are written. */
  values: WireRecord;
  /** Names of the fields the caller gave. */
  given: ReadonlySet<string>;
  /** Inputs that are no fields, as the entity or its transition declares them. */
  inputs: WireRecord;
  today: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A content of the file store that belongs to a record. */
export interface RecordContent {
  /** Its name in an archive, without the folder of its entity. */
  name: string;
  sha256: string;
  bytes: number;
}

/** Records of one entity that are about a person who is being erased. */
export interface Erased extends Pick<Change, 'entity' | 'context' | 'transaction' | 'now'> {
  ids: readonly number[];
}

/** What a section adds to the generic operations of the entity with this name. Everything is optional. */
export interface EntityExtension<N extends string = string> {
  /** Further values only the server can know; they are written and checked like given ones. */
  complete?(change: Change<N>): Promise<WireRecord> | WireRecord;
  /** Refuses what depends on the caller or on other rows. */
  guard?(change: Change<N>): Promise<Problem[]> | Problem[];
  /** Says who was quicker, when a transition comes too late because somebody else has made it. */
  forestalled?(before: RecordOf<N>, call: Call): Problem | undefined;
  /** Writes what belongs to the change elsewhere; answers the names of other tables it changed. */
  after?(change: Change<N>, id: number): Promise<readonly string[]>;
  /**
   * Lets go what it keeps beside records about a person who is erased, before these go or lose what is personal in
   * them.
   */
  erase?(erased: Erased): Promise<void>;
  /**
   * What of the file store belongs to records besides the files that they name, for the archive of everything about a
   * person.
   */
  contents?(asked: { queries: Queries; ids: readonly number[] }): Promise<readonly RecordContent[]>;
  /** Table versions that a write of this entity moves besides its own. */
  moves?: readonly string[];
  /** Adds values that are counted over other tables to records about to be shown. */
  read?(records: RecordOf<N>[], reading: Reading): Promise<void>;
  /** The fields that {@link read} sets: a list that is asked for none of them does without it. All unless told. */
  readFields?: readonly string[];
  /** Carries out the operations the entity declares, and generic ones that it does differently. */
  operations?: Readonly<Record<string, Handler>>;
}

/** What a section adds to entities, by their names: the records of each are typed. */
export type Extensions = { readonly [N in keyof EntityTypes]?: EntityExtension<N> };

/** What several sections add to one entity, in turn. */
export function joinExtensions(parts: readonly EntityExtension[]): EntityExtension {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    complete: async (change) => {
      const values = [];
      for (const { complete } of parts) values.push(await complete?.(change));
      return Object.assign({}, ...values);
    },
    guard: async (change) => {
      const problems = [];
      for (const { guard } of parts) problems.push(...((await guard?.(change)) ?? []));
      return problems;
    },
    forestalled: (before, call) => {
      for (const { forestalled } of parts) {
        const problem = forestalled?.(before, call);
        if (problem) return problem;
      }
      return undefined;
    },
    after: async (change, id) => {
      const changed = [];
      for (const { after } of parts) changed.push(...((await after?.(change, id)) ?? []));
      return changed;
    },
    contents: async (asked) => {
      const found = [];
      for (const { contents } of parts) found.push(...((await contents?.(asked)) ?? []));
      return found;
    },
    erase: async (erased) => {
      for (const { erase } of parts) await erase?.(erased);
    },
    moves: parts.flatMap(({ moves = [] }) => moves),
    read: async (records, reading) => {
      for (const { read } of parts) await read?.(records, reading);
    },
    ...(parts.every(({ read, readFields }) => !read || readFields) && {
      readFields: parts.flatMap(({ readFields = [] }) => readFields),
    }),
    operations: Object.assign({}, ...parts.map(({ operations }) => operations)),
  };
}

/** What reading records may use. */
export interface Reading {
  /** The language of who asks. */
  locale?: Locale;
  context: Context;
  entity: Entity;
  queries: Queries;
}

/** Carries a call out. */
export interface Handler {
  (call: Call, context: Context): Promise<Answer>;
  /** What it takes, where the entity's definition does not say so. */
  input?: Fields;
}

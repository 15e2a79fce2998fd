import type { Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import type { EntityTypes } from '../../contract/entityTypes';
import type { Fields } from '../../contract/fields';
import type { Problem } from '../../contract/problems';
import type { Call } from '../call/call';
import type { OperationResult } from '../call/operationResult';
import type { Queries, WriteTransaction } from '../db/database';
import type { RecordOf, WireRecord } from '../db/rows/recordCodec';
import type { Context } from './context';

/** `restore` shows a deleted record again: like a new one it has no `before`, but its values stay as they were. */
export type ChangeKind = 'insert' | 'update' | 'transition' | 'remove' | 'restore';

/** A change of a record of the entity with this name, inside its transaction. */
export interface Change<N extends string = string> {
  kind: ChangeKind;
  entity: Entity;
  call: Call;
  context: Context;
  transaction: WriteTransaction;
  /** The record before the change, unmasked; null when it is new or restored. */
  before: RecordOf<N> | null;
  /** The record after the change, unmasked; `id` is missing while it is new. */
  record: RecordOf<N>;
  /** The fields to write. */
  values: WireRecord;
  /** Names of the fields the caller gave. */
  incomingFields: ReadonlySet<string>;
  /** Inputs that are not fields, as the entity or its transition declares them. */
  inputs: WireRecord;
  today: string;
  /** Milliseconds since 1970. */
  now: number;
  /** When a record that is being restored was deleted, in milliseconds since 1970. */
  deleteTime?: number;
}

/** A file in the file store that belongs to a record. */
export interface RecordContent {
  /** Its name in an archive, without the folder of its entity. */
  name: string;
  sha256: string;
  bytes: number;
}

/** Records of one entity about a person who is being erased. */
export interface ErasedRecords extends Pick<Change, 'entity' | 'context' | 'transaction' | 'now'> {
  ids: readonly number[];
}

/** What a section adds to the generic operations of the entity with this name. Everything is optional. */
export interface EntityExtension<N extends string = string> {
  /** Returns further values that only the server knows. They are written and checked like given ones. */
  complete?(change: Change<N>): Promise<WireRecord> | WireRecord;
  /** Returns problems that depend on the caller or on other rows. */
  guard?(change: Change<N>): Promise<Problem[]> | Problem[];
  /** Returns a problem that names the user who was quicker, when another user has already made the transition. */
  describeConflict?(before: RecordOf<N>, call: Call): Problem | undefined;
  /** Writes effects of the change to other tables; returns the names of those tables. */
  after?(change: Change<N>, id: number): Promise<readonly string[]>;
  /** Deletes data kept beside the records of an erased person. Runs before these records are deleted or anonymized. */
  erase?(erased: ErasedRecords): Promise<void>;
  /**
   * Returns the contents of the file store that belong to records, besides the files in their fields. The archive of
   * everything about a person includes them.
   */
  contents?(selection: { queries: Queries; ids: readonly number[] }): Promise<readonly RecordContent[]>;
  /** Other tables whose version a write of this entity also increments. */
  affectedTables?: readonly string[];
  /** Adds values that are counted over other tables to records about to be shown. */
  read?(records: RecordOf<N>[], readContext: ReadContext): Promise<void>;
  /** The fields that {@link read} sets. A list that requests none of them skips `read`. Defaults to all fields. */
  readFields?: readonly string[];
  /** Handlers of operations that the entity declares, and of generic operations that it overrides. */
  operations?: Readonly<Record<string, Handler>>;
}

/** What a section adds to entities, by their names. The records of each are typed. */
export type Extensions = { readonly [N in keyof EntityTypes]?: EntityExtension<N> };

/** Combines the extensions of several sections for one entity; they run in order. */
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
    describeConflict: (before, call) => {
      for (const { describeConflict } of parts) {
        const problem = describeConflict?.(before, call);
        if (problem) return problem;
      }
      return undefined;
    },
    after: async (change, id) => {
      const changed = [];
      for (const { after } of parts) changed.push(...((await after?.(change, id)) ?? []));
      return changed;
    },
    contents: async (selection) => {
      const found = [];
      for (const { contents } of parts) found.push(...((await contents?.(selection)) ?? []));
      return found;
    },
    erase: async (erased) => {
      for (const { erase } of parts) await erase?.(erased);
    },
    affectedTables: parts.flatMap(({ affectedTables = [] }) => affectedTables),
    read: async (records, readContext) => {
      for (const { read } of parts) await read?.(records, readContext);
    },
    ...(parts.every(({ read, readFields }) => !read || readFields) && {
      readFields: parts.flatMap(({ readFields = [] }) => readFields),
    }),
    operations: Object.assign({}, ...parts.map(({ operations }) => operations)),
  };
}

/** Context for reading records. */
export interface ReadContext {
  /** The caller's language. */
  locale?: Locale;
  context: Context;
  entity: Entity;
  queries: Queries;
}

/** Carries out a call. */
export interface Handler {
  (call: Call, context: Context): Promise<OperationResult>;
  /** Input of the call, unless the entity's definition declares it. */
  input?: Fields;
  /** What a success returns, if the operation does not determine it: records of the entity, or a file. */
  answers?: 'records' | 'file';
}

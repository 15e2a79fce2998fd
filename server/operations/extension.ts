import type { Entity } from '../../contract/defineEntity';
import type { Problem } from '../../contract/problems';
import type { Queries, WriteTransaction } from '../db';
import type { WireRecord } from '../db/recordCodec';
import type { Answer } from '../http/answer';
import type { Call } from '../http/call';
import type { Context } from './context';

export type ChangeKind = 'insert' | 'update' | 'transition' | 'remove';

/** A record on its way from one state to the next, inside its transaction. */
export interface Change {
  kind: ChangeKind;
  entity: Entity;
  call: Call;
  context: Context;
  transaction: WriteTransaction;
  /** The record as it was; null when it is new. Unmasked. */
  before: WireRecord | null;
  /** The record as it will be. Unmasked; `id` is missing while it is new. */
  record: WireRecord;
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

/** What one entity needs beyond what all entities do. Everything is optional. */
export interface EntityExtension {
  /** Further values only the server can know; they are written and checked like given ones. */
  complete?: (change: Change) => Promise<WireRecord> | WireRecord;
  /** Refuses what depends on the caller or on other rows. */
  guard?: (change: Change) => Promise<Problem[]> | Problem[];
  /** Says who was quicker, when a move comes too late because somebody else has made it. */
  forestalled?: (before: WireRecord, call: Call) => Problem | undefined;
  /** Values of a new record that follow from its id (numbers). */
  number?: (record: Readonly<WireRecord>, id: number) => WireRecord;
  /** Writes what belongs to the change elsewhere; answers the names of other tables it changed. */
  after?: (change: Change, id: number) => Promise<readonly string[]>;
  /** Table versions that a write of this entity moves besides its own. */
  moves?: readonly string[];
  /** Adds values that are counted over other tables to records about to be shown. */
  read?: (records: WireRecord[], reading: Reading) => Promise<void>;
  /** Calls of its own, and generic ones it does differently, by operation. */
  operations?: Readonly<Record<string, Handler>>;
}

/** What reading records may use. */
export interface Reading {
  context: Context;
  entity: Entity;
  queries: Queries;
}

/** Carries a call out. */
export type Handler = (call: Call, context: Context) => Promise<Answer>;

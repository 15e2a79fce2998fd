import type { Scope } from './calls/envelope';
import type { DuplicateRules } from './duplicates';
import type { Erasure } from './erasure';
import { boolean, color, type Fields, integer, type SubFields, text, type ValueOf } from './fields';
import type { FieldGroup } from './groups';
import type { Problem, ProblemCode } from './problems';
import { inheritPinyinProtection } from './values/pinyin';

/** Reads a record of another entity by id; returns `undefined` if there is none. */
export type Lookup = (entity: string, id: number) => Readonly<Record<string, unknown>> | undefined;

/** Reads the type-list entry whose field has this value (`find('elderlyCapacityType', 'level', 3)`). */
export type Find = (entity: string, field: string, value: unknown) => Readonly<Record<string, unknown>> | undefined;

/** What rules and derivations can use besides the record itself. */
export interface RuleContext {
  /** The current day in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  lookup: Lookup;
  /** Only supports dictionaries, so that the server and forms can hold them in memory. */
  find: Find;
  /**
   * Fields that the caller sent in this change. If set, `derive` replaces a derived value that the caller did not send
   * (a new ID number updates the birth date). It keeps a value that the caller did send, and `check` compares the two.
   * If absent, every present value counts as sent.
   */
  incomingFields?: ReadonlySet<string>;
}

/**
 * Computes a derived field when a record is read. The field has no column, so lists filter and sort by one stored field
 * instead.
 */
export interface Computation {
  compute: (record: Draft, today: string) => unknown;
  stored: {
    field: string;
    /** True if the stored field falls as the computed one grows (birth date and age). */
    reversed: boolean;
    /** Translates inclusive limits on the computed field into inclusive limits on the stored field. */
    limits: (range: { from?: number; to?: number }, today: string) => { from?: string; to?: string };
  };
}

/** A record as rules see it: unmasked and in wire format (moments are ISO texts). Fields may be missing. */
export type Draft = Readonly<Record<string, unknown>>;

/** Who views a record, and when. */
export interface AvailabilityContext {
  /** Undefined until it is known. */
  adminId: number | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A call that moves a record to another state (`passAttendant`). */
export interface Transition {
  /** The state field that it changes. Defaults to the state field of the entity. */
  field?: string;
  /** States from which the transition is allowed. */
  from: readonly string[];
  /** The state that it leads to. Without it the state stays the same and only fields change. */
  to?: string;
  /** Returns whether to offer the transition for a record, as shown to this viewer. `guard` makes the final decision. */
  isAvailable?: (record: Draft, context: AvailabilityContext) => boolean;
  /** The fields that `isAvailable` reads, so that lists can fetch only those. */
  availabilityFields?: readonly string[];
  /** Inputs of the caller besides the id. */
  input?: Fields;
  /**
   * Returns why the transition is refused; pure. `input` is already validated against the fields above; `now` is in
   * milliseconds since 1970.
   */
  guard?: (record: Draft, context: RuleContext, input: Draft, now: number) => Problem[];
  /** Returns the fields to set besides the state; pure. `now` is in milliseconds since 1970. */
  effect?: (record: Draft, input: Draft, now: number) => Draft;
  /** The success message. Defaults to the title of the operation with the word for "done". */
  done?: ProblemCode;
  /** Color of its button. The first `positive` one that a record allows is the main action of its page. */
  tone?: 'positive' | 'danger' | 'neutral';
  /** Can be called for several selected rows at once. */
  bulk?: boolean;
}

/** A call that writes but is not a transition of one record (`deleteAllInput`). */
export interface Call {
  input: Fields;
  /** How much harm it can do. */
  risk: 'write' | 'danger';
  /**
   * Entities whose personal data the call exposes, directly or by granting access. The call then requires the right to
   * reveal each of them, a recently entered password, and an input `reason`.
   */
  unmaskedEntities?: readonly string[];
  /**
   * Defaults to the scope of the entity. A call that requires more than the rights to the records uses the scope
   * `admin`.
   */
  scope?: Scope;
}

/** A call that reads (`selectByName`, `selectByUserId`). */
export interface Read {
  input: Fields;
  /** `list`: rows with dataCount; `page`: also accepts pageNum and pageSize; `record`: one record. */
  answer: 'list' | 'page' | 'record';
  /** Maximum number of rows of a `list` answer. */
  limit?: number;
  /** The fields that a `list` answers, besides the id. */
  fields?: readonly string[];
  /** Also accepts the filters, sort and keyword of the entity's list. */
  filters?: boolean;
  /** See {@link Call.scope}. */
  scope?: Scope;
}

/**
 * How records are deleted. `soft` hides the row, `hard` removes it, `never` answers 4000. `soft` and `hard` first
 * refuse if other records still reference this one, and report their count for each entity.
 */
export interface Deletion {
  kind: 'soft' | 'hard' | 'never';
  /** Inputs besides the id (a reason). */
  inputs?: Fields;
  /** Returns why this record cannot be deleted; pure. */
  guard?: (record: Draft) => Problem[];
  /** The fields that `guard` reads, so that lists can fetch only those. */
  guardFields?: readonly string[];
}

/**
 * The data scope of a record, for administrators who can see only part of the records. Without it everyone sees all
 * records.
 */
export interface RowScope<Name extends string = string> {
  /** The field with the record's region of GB/T 2260. */
  region?: Name;
  /** The field with the administrator who owns the record. Defaults to the one who created it. */
  owner?: Name;
  /** The reference to the record that determines the data scope, instead of the record's own region. */
  through?: Name;
  /** Who sees a record without that reference, besides administrators who see all. Defaults to nobody. */
  unlinked?: 'everybody' | 'author' | 'owner';
  /**
   * A polymorphic reference to the record that determines the data scope: the choice with the entity name, and the
   * field with the id.
   */
  subject?: { entity: Name; id: Name };
}

/** A condition on the records of an entity that lists offer as a one-click filter. */
export interface QuickFilterDefinition<Name extends string = string> {
  /** Conditions by field, as in lists; a function if they depend on the current day, `YYYY-MM-DD`. */
  filter: ConditionValues<Name> | ((today: string) => ConditionValues<Name>);
  /** Shows how many records match. */
  count?: boolean;
}

type ConditionValues<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/** Names that a definition declares besides its fields. Pages and server modules use them for type checking. */
export interface EntityNames {
  /** The name of the entity. */
  entity: string;
  group: string;
  count: string;
  reads: Readonly<Record<string, Read>> | undefined;
  calls: Readonly<Record<string, Call>> | undefined;
}

export interface EntityDefinition<
  F extends Fields = Fields,
  I extends Fields = Fields,
  N extends EntityNames = EntityNames,
> {
  /** The entity's name in calls: `elderly`. */
  name: N['entity'];
  /** Name of its section, which is the name of the folder in `src/plugins`. */
  section: string;
  scope?: Scope;
  /** The field that represents a record in references and titles. */
  titleField: Extract<keyof F, string>;
  fields: F;
  /** Groups of fields in forms and on the page of a record, in order. Defaults to one group with every field. */
  groups?: Readonly<Record<N['group'], FieldGroup<Extract<keyof F | keyof NoInfer<I>, string>>>>;
  /** Fields that neither of those pages shows. */
  hidden?: readonly Extract<keyof F, string>[];
  /** Default columns of lists, in order. Defaults to the fields marked `list`. */
  columns?: readonly (Extract<keyof F, string> | SharedFieldName)[];
  /** One-click filters of its list, by name. */
  quickFilters?: Readonly<Record<string, QuickFilterDefinition<Extract<keyof F, string> | SharedFieldName>>>;
  /** Choices by which the first page of a section counts the records, code by code. */
  counts?: readonly N['count'][];
  /** The date field of the daily trend of its records. Defaults to the creation time. */
  trend?: Extract<keyof F, string>;
  /** Its records are people. `photo` identifies a person at a glance; the first letter does if there is none. */
  person?: { photo?: Extract<keyof F, string> };
  /** Fields that its page shows first, in one line below the name. */
  facts?: readonly Extract<keyof F, string>[];
  /** By when a record needs attention: its page says how long that is, in these states; in every state by default. */
  deadline?: { field: Extract<keyof F, string>; states?: readonly string[] };
  /** The choice that says how urgent a record is: its page shows values with a warning color beside the state. */
  urgency?: Extract<keyof F, string>;
  /** Default order of lists; `id desc` is always appended. A choice sorts by the position of its codes. */
  sort: readonly (readonly [Extract<keyof F, string> | SharedFieldName, 'asc' | 'desc'])[];
  deletion: Deletion;
  rowScope?: RowScope<Extract<keyof F, string>>;
  /** What happens to its records when a person they are about is erased. */
  erasure?: Erasure<Extract<keyof F, string>>;
  /** `false` if it holds nothing about people, so that its fields need not declare it. */
  personal?: false;
  /** Additional indexes for server lookups, besides those for lists and references. */
  indexes?: readonly (readonly Extract<keyof F, string>[])[];
  /**
   * The sortable columns that have an index. Defaults to all of them. If records are many and short-lived, the database
   * sorts by the other columns on demand.
   */
  sortIndexes?: readonly Extract<keyof F, string>[];
  /** Indexes substrings of the searched texts (SQLite only), for entities with many records and short search terms. */
  indexedSearch?: boolean;
  /** Groups of fields whose combined values are unique. */
  uniqueTogether?: readonly (readonly Extract<keyof F, string>[])[];
  /** Saving a record that may be the same as another one asks first; inserts and updates then take `confirmDuplicates`. */
  duplicates?: DuplicateRules<Extract<keyof F, string> | SharedFieldName>;
  /** The field holding the state, and the state of a new record. */
  state?: { field: Extract<keyof F, string>; initial: string };
  /** Inputs of a new record besides its fields (the first password of an administrator). */
  insertInputs?: I;
  transitions?: Readonly<Record<string, Transition>>;
  reads?: N['reads'];
  calls?: N['calls'];
  /** Cross-field rules, run on the whole record after each change; pure, because forms run them too. */
  check?: (record: Draft, context: RuleContext) => Problem[];
  /** Fills values that follow from others (gender from the ID number); pure; runs before {@link check}. */
  derive?: (record: Draft, context: RuleContext) => Draft;
  /** Fields computed when read, by name. */
  computed?: Readonly<Record<string, Computation>>;
  /** True for type lists, which have the shared dictionary fields. */
  dictionary?: boolean;
  /** Also supports the spec's `query…`, `count…`, `insertSelective` and `updateById` (spec §7). */
  hasQueryOperations?: boolean;
  /** Changes and dangerous calls require the password again if the user last entered it too long ago. */
  requiresPassword?: boolean;
}

/** Fields of every entity; only the server writes them. */
export const SHARED_FIELDS = ['id', 'createTime', 'updateTime', 'createBy', 'updateBy', 'version'] as const;
export type SharedFieldName = (typeof SHARED_FIELDS)[number];

/** The fields that every record has. Times are ISO 8601 with `+08:00`. */
export type SharedRecord = {
  id: number;
  createTime: string;
  updateTime: string;
  createBy: string;
  updateBy: string;
  /** Increases by one with each change; the server refuses an update that carries an older one (optimistic locking). */
  version: number;
};

/**
 * A definition with its defaults filled in. Field names are plain strings here, so that any entity is assignable to
 * `Entity`.
 */
export interface Entity<F extends Fields = Fields, N extends EntityNames = EntityNames>
  extends Omit<EntityDefinition<Fields, Fields, N>, 'fields' | 'reads' | 'calls'> {
  fields: F;
  reads: N['reads'];
  calls: N['calls'];
  scope: Scope;
  dictionary: boolean;
}

/** The parsed values of fields: complete, with `null` for a field without a value and without a default. */
export type InputOf<F extends Fields> = string extends keyof F
  ? Record<string, unknown>
  : { [K in keyof F]: F[K]['required'] extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null };

/** The type of a complete, unmasked record of an entity. Secret fields never leave the server. */
export type EntityRecord<E> =
  E extends Entity<infer F>
    ? SharedRecord & {
        -readonly [K in keyof F]: F[K]['required'] extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null;
      }
    : never;

/** The name of an own or shared field of an entity; any string for an unknown entity. */
export type FieldName<E> = E extends Entity<infer F> ? Extract<keyof F, string> | SharedFieldName : never;

/** The name of a group of an entity. */
export type GroupName<E> = E extends { groups?: Readonly<Record<infer G extends string, unknown>> } ? G : never;

/** The name of a choice by which records are counted. */
export type CountName<E> = E extends { counts?: readonly (infer C extends string)[] } ? C : never;

/** Defines an entity once, for both browser and server. */
export function defineEntity<
  const F extends Fields,
  const I extends Fields = Record<never, never>,
  G extends string = never,
  C extends Extract<keyof F, string> = never,
  const N extends string = string,
  const R extends EntityNames['reads'] = undefined,
  const K extends EntityNames['calls'] = undefined,
>(
  definition: EntityDefinition<F, I, { entity: N; group: G; count: C; reads: R; calls: K }>,
): Entity<F, { entity: N; group: G; count: C; reads: R; calls: K }> {
  const { scope = 'open', dictionary = false } = definition;
  const fields = inheritPinyinProtection(definition.fields);
  // The assertions hold: if the definition has no `reads` or `calls`, the type is `undefined` too.
  return { ...definition, fields, scope, dictionary, reads: definition.reads as R, calls: definition.calls as K };
}

const dictionaryFields = {
  code: text({
    max: 32,
    pattern: /^[A-Za-z0-9_]+$/,
    format: 'code',
    required: true,
    unique: true,
    immutable: true,
    list: true,
    search: true,
  }),
  name: text({ max: 50, required: true, unique: true, list: true, search: true }),
  nameEn: text({ max: 50, search: true, list: true }),
  nameJa: text({ max: 50, search: true, list: true }),
  sort: integer({ min: 0, max: 9999, default: 100, list: true }),
  enabled: boolean({ required: true, default: true, list: true, filter: true }),
  builtin: boolean({ readOnly: true, default: false, filter: true }),
  color: color({ list: true }),
  description: text({ max: 500, multiline: true }),
  remark: text({ max: 500, multiline: true }),
  /** Number of records that use this entry; counted when read. */
  usageCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, derived: true, readOnly: true, list: true }),
} as const;

/** Defines a type list: the shared dictionary fields and its own fields. */
export function defineDictionary<
  const F extends SubFields | Fields,
  G extends string = never,
  const N extends string = string,
  const R extends EntityNames['reads'] = undefined,
>(definition: {
  name: N;
  /** Name of its section, which is the name of the folder in `src/plugins`. */
  section: string;
  fields: F;
  /** Columns for its own fields, placed between the names and the columns that all type lists share. */
  ownColumns?: readonly Extract<keyof F, string>[];
  columns?: EntityDefinition<typeof dictionaryFields & F>['columns'];
  quickFilters?: EntityDefinition<typeof dictionaryFields & F>['quickFilters'];
  groups?: Readonly<Record<G, FieldGroup<Extract<keyof (typeof dictionaryFields & F), string>>>>;
  hidden?: EntityDefinition<typeof dictionaryFields & F>['hidden'];
  reads?: R;
  check?: EntityDefinition['check'];
}): Entity<typeof dictionaryFields & F, { entity: N; group: G; count: never; reads: R; calls: undefined }> {
  const { fields, ownColumns = [], ...rest } = definition;
  return defineEntity<typeof dictionaryFields & F, Record<never, never>, G, never, N, R>({
    columns: dictionaryColumns(ownColumns),
    ...rest,
    titleField: 'name' as Extract<keyof (typeof dictionaryFields & F), string>,
    fields: { ...dictionaryFields, ...fields },
    sort: [
      ['sort', 'asc'],
      ['code', 'asc'],
    ] as never,
    deletion: {
      kind: 'soft',
      guard: (record) => (record.builtin ? [{ field: '', code: 'builtinKept' }] : []),
      guardFields: ['builtin'],
    },
    dictionary: true,
    personal: false,
  });
}

/** Returns the columns of a type list, including those of its additional fields. */
export function dictionaryColumns<Own>(own: readonly Own[]) {
  return ['name', 'code', ...own, 'sort', 'enabled', 'usageCount'] as const;
}

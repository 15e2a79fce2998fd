import type { DuplicateRules } from './duplicates';
import type { Scope } from './envelope';
import type { Erasure } from './erasure';
import { boolean, color, type Fields, integer, type SubFields, text, type ValueOf } from './fields';
import type { FieldGroup } from './groups';
import { guardPinyin } from './pinyin';
import type { Problem, ProblemCode } from './problems';

/** Reads a record of another entity by id; `undefined` when there is none. */
export type Lookup = (entity: string, id: number) => Readonly<Record<string, unknown>> | undefined;

/** Reads the type-list entry whose field has this value (`find('elderlyCapacityType', 'level', 3)`). */
export type Find = (entity: string, field: string, value: unknown) => Readonly<Record<string, unknown>> | undefined;

/** What rules and derivations may know besides the record itself. */
export interface RuleContext {
  /** The current day in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  lookup: Lookup;
  /** Only asked for dictionaries, so the server and forms can hold them in memory. */
  find: Find;
  /**
   * Fields the caller gave in this very change. With it, `derive` replaces a value that was not given again
   * (a new ID number renews the birth date) and keeps one that was, for `check` to compare.
   * Without it every value present counts as given.
   */
  given?: ReadonlySet<string>;
}

/**
 * How a derived field gets its value when a record is read, and how lists filter and sort by it although
 * it has no column: through one stored field.
 */
export interface Computation {
  compute: (record: Draft, today: string) => unknown;
  stored: {
    field: string;
    /** The stored field grows when this one falls (birth date and age). */
    reversed: boolean;
    /** Inclusive limits on the stored field that mean the same as these inclusive limits. */
    limits: (range: { from?: number; to?: number }, today: string) => { from?: string; to?: string };
  };
}

/** A record as rules see it: unmasked, in the form of the wire (moments are ISO texts); some fields may be missing. */
export type Draft = Readonly<Record<string, unknown>>;

/** Who looks at a record, and when. */
export interface Viewpoint {
  /** Missing until it is known. */
  adminId: number | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A special call that moves a record to another state (`passAttendant`). */
export interface Transition {
  /** The field whose states it moves between, where that is not the state of the entity. */
  field?: string;
  /** States from which it is allowed. */
  from: readonly string[];
  /** The state it leads to; unless told, the state stays and only fields change. */
  to?: string;
  /** Whether it makes sense for a record as it is shown to somebody; it is offered only then. `guard` has the last word. */
  suits?: (record: Draft, viewpoint: Viewpoint) => boolean;
  /** The fields that `suits` looks at, for lists that read no others. */
  suitsFields?: readonly string[];
  /** What the caller has to give besides the id. */
  input?: Fields;
  /** Refuses the move; pure. `input` has been checked against the fields above; `now` is milliseconds since 1970. */
  guard?: (record: Draft, context: RuleContext, input: Draft, now: number) => Problem[];
  /** Fields set besides the state; pure. `now` is milliseconds since 1970. */
  effect?: (record: Draft, input: Draft, now: number) => Draft;
  /** The success message. Defaults to the title of the operation with the word for done. */
  done?: ProblemCode;
  /** Tone of its button. */
  tone?: 'positive' | 'danger' | 'neutral';
  /** May be called for several selected rows at once. */
  bulk?: boolean;
}

/** A special call that writes and is no move of one record (`deleteAllInput`). */
export interface Call {
  input: Fields;
  /** How much harm it can do. */
  risk: 'write' | 'danger';
  /**
   * Entities whose personal data it gives out, or gives others a way to. It then takes the right to reveal each of them, a
   * password given lately, and an input `reason`.
   */
  uncovers?: readonly string[];
  /** The entity's own unless told: what takes more than the right to its records is in scope `admin`. */
  scope?: Scope;
}

/** A special call that reads (`selectByName`, `selectByUserId`). */
export interface Read {
  input: Fields;
  /** `list`: rows with dataCount; `page`: takes pageNum and pageSize too; `record`: one record. */
  answer: 'list' | 'page' | 'record';
  /** Most rows of a `list` answer. */
  limit?: number;
  /** A `list` answers the id and these fields only. */
  fields?: readonly string[];
  /** Takes the filters, sort and keyword of the entity's list as well. */
  filters?: boolean;
  /** As that of a {@link Call}. */
  scope?: Scope;
}

/**
 * What deleting means. `soft` hides the row, `hard` removes it, `never` answers 4000.
 * Both first refuse with the count of every entity that still references the record.
 */
export interface Removal {
  kind: 'soft' | 'hard' | 'never';
  /** What is given besides the id (a reason). */
  inputs?: Fields;
  /** Refuses the removal of this very record; pure. */
  guard?: (record: Draft) => Problem[];
  /** The fields that `guard` looks at, for lists that read no others. */
  guardFields?: readonly string[];
}

/** Where a record belongs, for administrators who see one part of the records only (data scope). Without it everybody sees all. */
export interface Belonging<Name extends string = string> {
  /** The field with its region of GB/T 2260. */
  region?: Name;
  /** The field with the administrator it belongs to; unless told, it belongs to who entered it. */
  owner?: Name;
  /** The reference to the record with which it belongs, instead of a region of its own. */
  through?: Name;
  /** Who sees a record without that reference, besides those who see all: everybody, who entered it, or its owner. Unless told, nobody. */
  unlinked?: 'everybody' | 'author' | 'owner';
  /** The choice with the name of an entity, and the field with an id: the record of one of several kinds with which it belongs. */
  subject?: { entity: Name; id: Name };
}

/** A condition on the records of an entity that lists offer one click away. */
export interface QuickCondition<Name extends string = string> {
  /** By field, as lists filter; a function where it depends on the current day, `YYYY-MM-DD`. */
  filter: ConditionValues<Name> | ((today: string) => ConditionValues<Name>);
  /** Shows how many records fulfil it. */
  count?: boolean;
}

type ConditionValues<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/** What a definition names besides its fields, for pages and server halves to be typed by. */
export interface EntityNames {
  /** The entity's own. */
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
  /** Name of the section it belongs to: that of its folder in `src/plugins`. */
  section: string;
  scope?: Scope;
  /** The field that stands for a record in references and titles. */
  represent: Extract<keyof F, string>;
  fields: F;
  /** Groups of fields in forms and on the page of a record, in order; one group with every field unless told. */
  groups?: Readonly<Record<N['group'], FieldGroup<Extract<keyof F | keyof NoInfer<I>, string>>>>;
  /** Fields that stand on neither of those pages. */
  hidden?: readonly Extract<keyof F, string>[];
  /** Default columns of lists in order; the `list` fields unless told. */
  columns?: readonly (Extract<keyof F, string> | SharedFieldName)[];
  /** Conditions that its list offers one click away, by name. */
  quickFilters?: Readonly<Record<string, QuickCondition<Extract<keyof F, string> | SharedFieldName>>>;
  /** Choices whose records are counted code by code, on the first page of a section. */
  counts?: readonly N['count'][];
  /** The date by which figures of its records are followed day by day; that of their entry unless told. */
  trend?: Extract<keyof F, string>;
  /** Its records are people: who they are at a glance, by photo or first letter, and what is seen of them before anything else. */
  person?: { photo?: Extract<keyof F, string>; facts?: readonly Extract<keyof F, string>[] };
  /** Default order of lists; `id desc` is always added. A choice orders by the position of its codes. */
  sort: readonly (readonly [Extract<keyof F, string> | SharedFieldName, 'asc' | 'desc'])[];
  removal: Removal;
  belongs?: Belonging<Extract<keyof F, string>>;
  /** What becomes of its records when a person is erased whom they are about. */
  erasure?: Erasure<Extract<keyof F, string>>;
  /** `false`: it holds nothing about people, so that none of its fields has to state it. */
  personal?: false;
  /** Groups of columns that the server looks records up by, besides those of lists and references. */
  indexes?: readonly (readonly Extract<keyof F, string>[])[];
  /**
   * The sortable columns with an index in their order; unless told, all of them. Where records are many and short-lived, the
   * others are put in order when somebody asks.
   */
  ordered?: readonly Extract<keyof F, string>[];
  /** Many of its records are searched for by a few characters: parts of the searched texts are indexed, on SQLite. */
  indexedSearch?: boolean;
  /** Groups of fields whose values together are unique. */
  uniqueTogether?: readonly (readonly Extract<keyof F, string>[])[];
  /** Saving a record that may be the same as another one asks first; inserts and updates then take `confirmDuplicates`. */
  duplicates?: DuplicateRules<Extract<keyof F, string> | SharedFieldName>;
  /** The field holding the state, and the state of a new record. */
  state?: { field: Extract<keyof F, string>; initial: string };
  /** What a new record is given besides its fields (the first password of an administrator). */
  insertInputs?: I;
  transitions?: Readonly<Record<string, Transition>>;
  reads?: N['reads'];
  calls?: N['calls'];
  /** Cross-field rules, run on the whole record after each change; pure, so that forms run them too. */
  check?: (record: Draft, context: RuleContext) => Problem[];
  /** Values that follow from others (gender from the ID number); pure; run before {@link check}. */
  derive?: (record: Draft, context: RuleContext) => Draft;
  /** Fields computed when read, by name. */
  computed?: Readonly<Record<string, Computation>>;
  /** True for type lists with the shared dictionary fields. */
  dictionary?: boolean;
  /** Knows the spec's `query…`, `count…`, `insertSelective` and `updateById` besides (spec §7). */
  queried?: boolean;
  /** Changing its records, and its dangerous calls, take one's password again when it was given too long ago. */
  asksPassword?: boolean;
}

/** Fields of every entity; only the server writes them. */
export const SHARED_FIELDS = ['id', 'createTime', 'updateTime', 'createBy', 'updateBy', 'version'] as const;
export type SharedFieldName = (typeof SHARED_FIELDS)[number];

/** The fields every record has. Times are ISO 8601 with `+08:00`. */
export type SharedRecord = {
  id: number;
  createTime: string;
  updateTime: string;
  createBy: string;
  updateBy: string;
  /** Grows by one with each change; an update that carries an older one is refused. */
  version: number;
};

/** A definition with its defaults filled in. Names of fields are plain texts here, so that any entity is an `Entity`. */
export interface Entity<F extends Fields = Fields, N extends EntityNames = EntityNames>
  extends Omit<EntityDefinition<Fields, Fields, N>, 'fields' | 'reads' | 'calls'> {
  fields: F;
  reads: N['reads'];
  calls: N['calls'];
  scope: Scope;
  dictionary: boolean;
}

/** The values that were given for fields: complete, `null` where nothing was given and nothing is the default. */
export type InputOf<F extends Fields> = string extends keyof F
  ? Record<string, unknown>
  : { [K in keyof F]: F[K]['required'] extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null };

/** The type of a whole, unmasked record of an entity. Secret fields never leave the server. */
export type EntityRecord<E> =
  E extends Entity<infer F>
    ? SharedRecord & {
        -readonly [K in keyof F]: F[K]['required'] extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null;
      }
    : never;

/** The name of a field of an entity, its own or a shared one; any text for an entity that is not known. */
export type FieldName<E> = E extends Entity<infer F> ? Extract<keyof F, string> | SharedFieldName : never;

/** The name of a group of an entity. */
export type GroupName<E> = E extends { groups?: Readonly<Record<infer G extends string, unknown>> } ? G : never;

/** The name of a choice whose records are counted. */
export type CountName<E> = E extends { counts?: readonly (infer C extends string)[] } ? C : never;

/** Describes an entity once, for both sides. */
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
  const fields = guardPinyin(definition.fields);
  // Absent where the definition has none, and then that is what their types say.
  return { ...definition, fields, scope, dictionary, reads: definition.reads as R, calls: definition.calls as K };
}

const dictionaryFields = {
  code: text({
    max: 32,
    pattern: /^[A-Za-z0-9_]+$/,
    format: 'code',
    required: true,
    unique: true,
    fixed: true,
    list: true,
    search: true,
  }),
  name: text({ max: 50, required: true, unique: true, list: true, search: true }),
  nameEn: text({ max: 50, search: true, list: true }),
  sort: integer({ min: 0, max: 9999, default: 100, list: true }),
  enabled: boolean({ required: true, default: true, list: true, filter: true }),
  builtin: boolean({ set: 'server', default: false, filter: true }),
  color: color({ list: true }),
  description: text({ max: 500, multiline: true }),
  remark: text({ max: 500, multiline: true }),
  /** Records that use this entry; counted when read. */
  usageCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, derived: true, set: 'server', list: true }),
} as const;

/** Describes a type list: the shared dictionary fields and those of its own. */
export function defineDictionary<
  const F extends SubFields | Fields,
  G extends string = never,
  const N extends string = string,
  const R extends EntityNames['reads'] = undefined,
>(definition: {
  name: N;
  /** Name of the section it belongs to: that of its folder in `src/plugins`. */
  section: string;
  fields: F;
  /** Columns of its own fields in its list, between the names and what all type lists have. */
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
    represent: 'name' as Extract<keyof (typeof dictionaryFields & F), string>,
    fields: { ...dictionaryFields, ...fields },
    sort: [
      ['sort', 'asc'],
      ['code', 'asc'],
    ] as never,
    removal: {
      kind: 'soft',
      guard: (record) => (record.builtin ? [{ field: '', code: 'builtinKept' }] : []),
      guardFields: ['builtin'],
    },
    dictionary: true,
    personal: false,
  });
}

/** The columns of a type list, with those of its own fields in their place. */
export function dictionaryColumns<Own>(own: readonly Own[]) {
  return ['name', 'nameEn', 'code', ...own, 'sort', 'enabled', 'usageCount'] as const;
}

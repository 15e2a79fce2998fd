/**
 * The field types of an entity. A field is plain data. Validation (`validation/`), tables (server) and inputs,
 * columns and filters (console) are all derived from it.
 */

import { PASSWORD_MAX, REASON_MAX } from './constants';
import { isNumberMask, type NumberMask } from './values/numberMask';
import type { Sequence } from './values/sequence';

/** How a field's personal data is masked until the user reveals it with a reason. */
export type MaskKind = 'name' | 'document' | 'phone' | 'address' | 'birthDate' | 'coordinate' | 'image' | 'text';

/** The semantic color of a state. It only supplements the state's name, which is always shown. */
export type SemanticColor = 'positive' | 'warning' | 'danger' | 'info' | 'neutral';

/** Whether a field holds personal data, and whose; see {@link FieldOptions.personal}. */
export type Personal = boolean | 'number' | { readonly of: string };

export interface FieldOptions<T> {
  /** Must be present on insert and can never be cleared. */
  required?: boolean;
  /**
   * With `required`: an insert can omit the value because `derive` fills it; `check` reports a value that is still
   * missing.
   */
  filledByDerive?: boolean;
  /** No two records share this value. */
  unique?: boolean;
  /** Only the server writes it; it refuses a client that sends it. */
  readOnly?: true;
  /** Can be set on insert only. */
  immutable?: boolean;
  /** A default column of the list, and sortable. */
  list?: boolean;
  /** Offered as a filter. */
  filter?: boolean;
  /** Searched by the free-text `keyword`. */
  search?: boolean;
  /** Personal data, shown masked. */
  mask?: MaskKind;
  /**
   * Whether it holds data about a person, which erasing the person removes. Defaults to true for masked fields; every
   * other text must declare it. `of` names a reference, if the data is about the person it references instead of the
   * person the record is about. `number` is the pseudonym in records that a law requires to keep; it is removed when
   * the retention ends.
   */
  personal?: Personal;
  /**
   * Encrypted in the database. Always true for fields masked as a document or phone number, and for lists and groups
   * that contain one. Of the other fields, only those masked as a text can set it.
   */
  encrypted?: boolean;
  /** Never leaves the server (hashes, open ids). */
  secret?: boolean;
  /** Long: lists omit it, only a single record has it. */
  detail?: boolean;
  /** Computed when read; it has no column and nobody can write it. */
  derived?: boolean;
  /** Value of a new record if the client sends none. */
  default?: T;
}

interface Base<K extends string, T, R extends boolean> extends Omit<FieldOptions<T>, 'required'> {
  readonly kind: K;
  readonly required: R;
  /** Carries the value's type for inference; never present at run time. */
  readonly __type?: T;
}

export interface TextField<R extends boolean = boolean> extends Base<'text', string, R> {
  max: number;
  /** Regular expression that the whole text must match; `format` names it in messages. */
  pattern?: RegExp;
  /** Shown in several lines. */
  multiline?: boolean;
  format?: 'mobile' | 'phone' | 'email' | 'color' | 'region' | 'url' | 'code' | 'html' | 'reason' | 'newPassword';
  /** The server generates the value from the id of a new record. */
  sequence?: Sequence;
  /** The text field of the same entity whose pinyin this field holds; see {@link pinyin}. */
  pinyinOf?: string;
  /** Source of the suggestions of inputs and filters. */
  suggestions?: SuggestionSource;
}
/** A read that answers suggestions as {@link Suggestion}; it accepts a `keyword`. */
export interface SuggestionSource {
  entity: string;
  read: string;
  /** Additional inputs of the read. */
  input?: Readonly<Record<string, string>>;
}
/** A suggestion of an input. */
export interface Suggestion {
  value: string;
  /** Number of records with this value. */
  count?: number;
  /** Label to show instead of the value. */
  name?: string;
  /** Detail that distinguishes suggestions with the same name. */
  hint?: string;
}
export interface IntegerField<R extends boolean = boolean> extends Base<'integer', number, R> {
  min: number;
  max: number;
}
export interface DecimalField<R extends boolean = boolean> extends Base<'decimal', number, R> {
  min: number;
  max: number;
  /** Digits after the decimal point. */
  scale: number;
}
/** Money in integer fen. */
export interface MoneyField<R extends boolean = boolean> extends Base<'money', number, R> {
  min: number;
  max: number;
}
export interface BooleanField<R extends boolean = boolean> extends Base<'boolean', boolean, R> {}
/** A calendar day `YYYY-MM-DD`. */
export interface DateField<R extends boolean = boolean> extends Base<'date', string, R> {}
/** A moment: ISO 8601 with `+08:00` on the wire, milliseconds since 1970 in the database. */
export interface DateTimeField<R extends boolean = boolean> extends Base<'dateTime', string, R> {}
/** One of several codes. Lists sort by the position in `values`, not alphabetically. */
export interface ChoiceField<V extends string = string, R extends boolean = boolean> extends Base<'choice', V, R> {
  values: readonly string[];
  /** Colors of single codes. Defaults to neutral. */
  colors?: Readonly<Partial<Record<V, SemanticColor>>>;
  /** Also accepts the names of other sections. They come after `values` and have the titles of those sections. */
  open?: boolean;
}
export interface ChoicesField<V extends string = string, R extends boolean = boolean> extends Base<'choices', V[], R> {
  values: readonly V[];
  max: number;
}
/** The id of a record of another entity. */
export interface ReferenceField<R extends boolean = boolean> extends Base<'reference', number, R> {
  entity: string;
  /** Does not block deleting the referenced record (history, such as a log row). */
  weak?: boolean;
  /** Suggests these records by id, instead of all that the user can list. */
  suggestions?: SuggestionSource;
}
/** Ids of several records of another entity, ordered. */
export interface ReferencesField<R extends boolean = boolean> extends Base<'references', number[], R> {
  entity: string;
  min: number;
  max: number;
}
/** Short texts, ordered. */
export interface TextsField<R extends boolean = boolean> extends Base<'texts', string[], R> {
  maxItems: number;
  max: number;
  pattern?: RegExp;
  format?: 'region';
  suggestions?: SuggestionSource;
}
/** Rows with their own fields, stored with the record. */
export interface ListField<F extends SubFields = SubFields, R extends boolean = boolean>
  extends Base<'list', SubRecord<F>[], R> {
  fields: F;
  min: number;
  max: number;
}
/** One nested object with its own fields, stored with the record. */
export interface GroupField<F extends SubFields = SubFields, R extends boolean = boolean>
  extends Base<'group', SubRecord<F>, R> {
  fields: F;
}
/** A picture: the id of a stored file, or the address of an external one. */
export interface ImageField<R extends boolean = boolean> extends Base<'image', string, R> {}
export interface ImagesField<R extends boolean = boolean> extends Base<'images', string[], R> {
  max: number;
}
/** A recording: the id of a stored file. */
export interface AudioField<R extends boolean = boolean> extends Base<'audio', string, R> {}
/** Any JSON; only the server writes it. */
export interface JsonField<R extends boolean = boolean> extends Base<'json', unknown, R> {}

export type Field =
  | TextField
  | IntegerField
  | DecimalField
  | MoneyField
  | BooleanField
  | DateField
  | DateTimeField
  | ChoiceField
  | ChoicesField
  | ReferenceField
  | ReferencesField
  | TextsField
  | ListField
  | GroupField
  | ImageField
  | ImagesField
  | AudioField
  | JsonField;
export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;

/** Fields allowed inside `list` and `group`: scalars only. */
export type SubField =
  | TextField
  | IntegerField
  | DecimalField
  | MoneyField
  | BooleanField
  | DateField
  | DateTimeField
  | ChoiceField
  | ImageField;
export type SubFields = Readonly<Record<string, SubField>>;

/** The value type of a field. */
export type ValueOf<F> = F extends { readonly __type?: infer T } ? Exclude<T, undefined> : never;
type SubRecord<F extends SubFields> = {
  [K in keyof F]: F[K]['required'] extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null;
};

type RequiredOf<O> = O extends { required: true } ? true : false;
type Options<T, Extra = unknown> = Omit<FieldOptions<T>, never> & Extra;

type Encrypted = { readonly encrypted: true };
type EncryptedBy<O> = O extends { encrypted: true } | { mask: NumberMask } ? Encrypted : unknown;
type EncryptedWith<F, O> = Extract<F[keyof F], Encrypted> extends never ? EncryptedBy<O> : Encrypted;

/** Maximum number of characters of pinyin: those of about fifteen syllables and their initials. */
export const PINYIN_MAX = 100;
const PINYIN_FIELD = { max: PINYIN_MAX, readOnly: true, search: true, detail: true } as const;

/** Every option of any field. */
type OptionName =
  | keyof FieldOptions<unknown>
  | 'max'
  | 'min'
  | 'scale'
  | 'maxItems'
  | 'pattern'
  | 'multiline'
  | 'format'
  | 'sequence'
  | 'suggestions'
  | 'colors'
  | 'open'
  | 'weak';
/** Refuses options that no field has, such as misspelled ones: generic parameters accept additional properties. */
type KnownOptions<O> = { readonly [Name in Exclude<keyof O, OptionName>]: never };

interface BuildOptions {
  mask?: MaskKind;
  encrypted?: boolean;
  fields?: SubFields;
}

const build = <F>(kind: FieldKind, options: BuildOptions): F =>
  ({ required: false, ...(isEncrypted(options) && { encrypted: true }), ...options, kind }) as F;

function isEncrypted({ mask, encrypted, fields = {} }: BuildOptions): boolean {
  return encrypted ?? (isNumberMask(mask) || Object.values(fields).some((field) => field.encrypted));
}

/** Text of at most `max` characters. */
export const text = <
  const O extends Options<
    string,
    {
      max: number;
      pattern?: RegExp;
      multiline?: boolean;
      format?: TextField['format'];
      sequence?: Sequence;
      suggestions?: SuggestionSource;
    }
  >,
>(
  options: O & KnownOptions<O>,
) => build<TextField<RequiredOf<O>> & EncryptedBy<O>>('text', options);
/** A mainland mobile number. */
export const mobile = <const O extends Options<string>>(options: O & KnownOptions<O>) =>
  build<TextField<RequiredOf<O>> & EncryptedBy<O>>('text', { max: 20, format: 'mobile', ...options });
/** A mainland mobile or landline number. */
export const phone = <const O extends Options<string, { pattern?: RegExp }>>(options: O & KnownOptions<O>) =>
  build<TextField<RequiredOf<O>> & EncryptedBy<O>>('text', { max: 20, format: 'phone', ...options });
export const email = <const O extends Options<string>>(options: O & KnownOptions<O>) =>
  build<TextField<RequiredOf<O>>>('text', { max: 100, format: 'email', ...options });
/**
 * The pinyin of another text of the same entity, in full and as initials (`zhangsan zs`), so that the keyword search
 * finds names by it. The server updates it whenever that text changes. No page or list shows it. It is masked and
 * erased like that text.
 * @param source name of that text
 */
export const pinyin = (source: string) =>
  build<TextField<false>>('text', { ...PINYIN_FIELD, pinyinOf: source } as BuildOptions);
/** A tag color `#RRGGBB` or `#RRGGBBAA`. */
export const color = <const O extends Options<string>>(options: O & KnownOptions<O>) =>
  build<TextField<RequiredOf<O>>>('text', { max: 9, format: 'color', ...options });
/** The reason for which personal data is revealed or exported, for the log: {@link REASON_MIN} to {@link REASON_MAX} characters. */
export const reason = (options: Pick<FieldOptions<string>, 'personal'> = {}) =>
  build<TextField<true>>('text', { max: REASON_MAX, format: 'reason', required: true, ...options } as BuildOptions);
/** A new password: {@link PASSWORD_MIN} to {@link PASSWORD_MAX} characters, without normalization. */
export const newPassword = () =>
  build<TextField<true>>('text', {
    max: PASSWORD_MAX,
    format: 'newPassword',
    required: true,
    secret: true,
  } as BuildOptions);
/** A region of GB/T 2260: 6 digits, or 9 for a street, or 12 for a community. */
export const region = <const O extends Options<string, { suggestions?: SuggestionSource }>>(
  options: O & KnownOptions<O>,
) => build<TextField<RequiredOf<O>>>('text', { max: 12, format: 'region', ...options });
/** Several regions of GB/T 2260. */
export const regions = <const O extends Options<string[], { maxItems: number; suggestions?: SuggestionSource }>>(
  options: O & KnownOptions<O>,
) => build<TextsField<RequiredOf<O>>>('texts', { max: 12, format: 'region', ...options });
/** A whole number; the limits are inclusive. */
export const integer = <const O extends Options<number, { min: number; max: number }>>(options: O & KnownOptions<O>) =>
  build<IntegerField<RequiredOf<O>>>('integer', options);
/** A number with `scale` digits after the decimal point; the limits are inclusive. */
export const decimal = <const O extends Options<number, { min: number; max: number; scale: number }>>(
  options: O & KnownOptions<O>,
) => build<DecimalField<RequiredOf<O>>>('decimal', options);
/** Money in integer fen, shown in yuan; at most 100,000,000 yuan. */
export const money = <const O extends Options<number, { min?: number; max?: number }>>(options: O & KnownOptions<O>) =>
  build<MoneyField<RequiredOf<O>>>('money', { min: 0, max: 10_000_000_000, ...options });
export const boolean = <const O extends Options<boolean>>(options: O & KnownOptions<O>) =>
  build<BooleanField<RequiredOf<O>>>('boolean', options);
/** A calendar day between 1900-01-01 and 2100-12-31. */
export const date = <const O extends Options<string>>(options: O & KnownOptions<O>) =>
  build<DateField<RequiredOf<O>>>('date', options);
/** A moment between 1900-01-01 and 2100-12-31. */
export const dateTime = <const O extends Options<string>>(options: O & KnownOptions<O>) =>
  build<DateTimeField<RequiredOf<O>>>('dateTime', options);
/** One of the given codes. An `open` choice also accepts codes that other sections add. */
export const choice = <
  const V extends string,
  const O extends Options<V, { colors?: Readonly<Partial<Record<V, SemanticColor>>>; open?: boolean }>,
>(
  values: readonly V[],
  options: O & KnownOptions<O>,
) => build<ChoiceField<O extends { open: true } ? string : V, RequiredOf<O>>>('choice', { ...options, values });

/** Maximum length of a code of an open choice. */
export const OPEN_CODE_MAX = 50;
/** Format of the codes of an open choice. */
export const OPEN_CODE = /^[a-z][A-Za-z0-9]*$/;

/** Returns whether a choice accepts a code. */
export function acceptsCode({ values, open }: Pick<ChoiceField, 'values' | 'open'>, code: string): boolean {
  return values.includes(code) || (open === true && code.length <= OPEN_CODE_MAX && OPEN_CODE.test(code));
}
/** Any of the given codes, each at most once. */
export const choices = <const V extends string, const O extends Options<V[], { max?: number }>>(
  values: readonly V[],
  options: O & KnownOptions<O>,
) => build<ChoicesField<V, RequiredOf<O>>>('choices', { max: values.length, ...options, values });
/** One record of the named entity. */
export const reference = <const O extends Options<number, { weak?: boolean; suggestions?: SuggestionSource }>>(
  entity: string,
  options: O & KnownOptions<O>,
) => build<ReferenceField<RequiredOf<O>>>('reference', { ...options, entity });
/** Several records of the named entity. */
export const references = <const O extends Options<number[], { min?: number; max?: number }>>(
  entity: string,
  options: O & KnownOptions<O>,
) => build<ReferencesField<RequiredOf<O>>>('references', { min: 0, max: 50, ...options, entity });
/** Short texts of at most `max` characters each. */
export const texts = <
  const O extends Options<
    string[],
    { maxItems: number; max: number; pattern?: RegExp; suggestions?: SuggestionSource }
  >,
>(
  options: O & KnownOptions<O>,
) => build<TextsField<RequiredOf<O>>>('texts', options);
/** Rows with their own fields. */
export const list = <const F extends SubFields, const O extends Options<never, { min?: number; max: number }>>(
  fields: F,
  options: O & KnownOptions<O>,
) => build<ListField<F, RequiredOf<O>> & EncryptedWith<F, O>>('list', { min: 0, ...options, fields });
/** One nested object. */
export const group = <const F extends SubFields, const O extends Options<never>>(
  fields: F,
  options: O & KnownOptions<O>,
) => build<GroupField<F, RequiredOf<O>> & EncryptedWith<F, O>>('group', { ...options, fields });
export const image = <const O extends Options<string>>(options: O & KnownOptions<O>) =>
  build<ImageField<RequiredOf<O>>>('image', { mask: 'image', ...options });
export const images = <const O extends Options<string[], { max: number }>>(options: O & KnownOptions<O>) =>
  build<ImagesField<RequiredOf<O>>>('images', { mask: 'image', ...options });
/** An uploaded recording; a user can only play it after revealing it with a reason. */
export const audio = <const O extends Options<string>>(options: O & KnownOptions<O>) =>
  build<AudioField<RequiredOf<O>>>('audio', { mask: 'image', ...options });
/** Free JSON that only the server writes. */
export const json = <const O extends Options<unknown>>(options: O & KnownOptions<O>) =>
  build<JsonField<RequiredOf<O>>>('json', { readOnly: true, ...options });

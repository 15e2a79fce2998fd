/**
 * The definition language for plugin records: the public API for both the browser module and the server module of a
 * plugin.
 *
 * @module contract
 */
export { DEFAULT_LOCALE, LOCALES, type Locale } from './constants';
export {
  type Call,
  type Computation,
  type Deletion,
  type Draft,
  defineDictionary,
  defineEntity,
  type Entity,
  type EntityDefinition,
  type EntityRecord,
  type InputOf,
  type Read,
  type RowScope,
  type RuleContext,
  type Transition,
} from './defineEntity';
export { defineRule, type Rule } from './defineRule';
export { type DraftOf, defineTransition, type Transitions } from './defineTransition';
export {
  audio,
  boolean,
  choice,
  choices,
  color,
  date,
  dateTime,
  decimal,
  email,
  type Fields,
  group,
  image,
  images,
  integer,
  json,
  list,
  type MaskKind,
  mobile,
  money,
  phone,
  pinyin,
  reference,
  references,
  region,
  regions,
  type SemanticColor,
  text,
  texts,
} from './fields';
export { lazyEntity } from './lazyEntity';
export { dayAt, toIsoMoment } from './moment';
export type { Problem } from './problems';
export type { Seed } from './seed';
export type { SectionTexts } from './texts/entityTexts';
export { isRecord } from './values/isRecord';

import { compilePermissions } from '../../../../contract/permissions';
import type { CatalogueEntry } from './useCatalogue';

/** Columns of the matrix of a template, as the first segment of patterns. */
export const MATRIX_OPERATIONS = [
  '*',
  'select*',
  'insert',
  'update*',
  'delete*',
  'unmask',
  'export',
  'import',
  'menu',
] as const;

/** Something that a list of patterns may grant or deny in one step, in words. */
export interface PatternOption {
  /** The patterns that stand for it. */
  patterns: readonly string[];
  /** Name of the section in words; groups the options. */
  section: string;
  label: string;
}

/** The words that the catalogue of calls lacks. */
export interface PatternTexts {
  /** Of every kind of record. */
  everything: string;
  /** A section, by its id. */
  section: (group: string) => string;
  /** All pages of a section. */
  wholeSection: (section: string) => string;
  /** A column of the matrix. */
  operation: (column: string) => string;
  /** Between the kind of record and what is done with it. */
  colon: string;
  /** Between the items of an enumeration. */
  separator: string;
}

/** What can be chosen: whole sections, then each kind of record with what is done with it, then single calls. */
export function patternOptions(catalogue: readonly CatalogueEntry[], texts: PatternTexts): PatternOption[] {
  const general = MATRIX_OPERATIONS.map((operation) => ({
    patterns: [`${operation}.*.*`],
    section: texts.everything,
    label: `${texts.everything}${texts.colon}${texts.operation(operation)}`,
  }));
  const groups = [...new Set(catalogue.map(({ group }) => group ?? ''))];
  return [...general, ...groups.flatMap((group) => sectionOptions(group, catalogue, texts))];
}

function sectionOptions(group: string, catalogue: readonly CatalogueEntry[], texts: PatternTexts): PatternOption[] {
  const section = texts.section(group);
  const entries = catalogue.filter((entry) => (entry.group ?? '') === group);
  const entities = [...new Set(entries.map(({ entity }) => entity))];
  const whole = { patterns: entities.map((entity) => `*.${entity}.*`), section, label: texts.wholeSection(section) };
  const single = entities.flatMap((entity) => [
    ...MATRIX_OPERATIONS.filter((operation) => namesOf(entries, operation, entity).length > 0).map((operation) => ({
      patterns: [`${operation}.${entity}.*`],
      section,
      label: `${entityName(entries, entity)}${texts.colon}${texts.operation(operation)}`,
    })),
    ...ownCalls(entries, entity).map(({ name, title }) => ({ patterns: [name], section, label: title })),
  ]);
  return [whole, ...single];
}

/**
 * A pattern in words; one that no option stands for is told by the kinds of records it covers.
 * @example patternWords('select*.elderly.open', …) // '老人：查看'
 */
export function patternWords(pattern: string, catalogue: readonly CatalogueEntry[], texts: PatternTexts): string {
  const [operation = '', entity = ''] = pattern.split('.');
  const single = catalogue.find(({ name }) => name === pattern);
  if (single) return single.title;
  const covers = compilePermissions({ superAdmin: false, grants: [pattern], denies: [] });
  const covered = catalogue.filter(({ name }) => covers(name));
  if (covered.length === 0) return pattern;
  const names = [...new Set(covered.map((entry) => entityName(catalogue, entry.entity)))];
  const what = entity === '*' ? texts.everything : names.join(texts.separator);
  return `${what}${texts.colon}${operationWords(operation, covered, texts)}`;
}

function operationWords(operation: string, covered: readonly CatalogueEntry[], texts: PatternTexts): string {
  if (MATRIX_OPERATIONS.some((column) => column === operation)) return texts.operation(operation);
  return [...new Set(covered.map(({ title }) => ownTitle(title)))].join(texts.separator);
}

/** The calls of an entity, or of all, that one column stands for. */
export function namesOf(catalogue: readonly CatalogueEntry[], operation: string, entity: string): string[] {
  const start = operation.replace('*', '');
  const isMeant = (name: string) => (operation.endsWith('*') ? name.startsWith(start) : name === start);
  return catalogue
    .filter((entry) => (entity === '*' || entry.entity === entity) && isMeant(entry.operation))
    .map(({ name }) => name);
}

/** The calls of an entity that no column but the first stands for. */
export function ownCalls(catalogue: readonly CatalogueEntry[], entity: string): CatalogueEntry[] {
  const columns = MATRIX_OPERATIONS.filter((operation) => operation !== '*');
  const isCovered = (name: string) =>
    columns.some((operation) =>
      operation.endsWith('*') ? name.startsWith(operation.slice(0, -1)) : name === operation,
    );
  return catalogue.filter((entry) => entry.entity === entity && !isCovered(entry.operation));
}

/** The entity's name as the titles of its permissions begin. */
export function entityName(catalogue: readonly CatalogueEntry[], entity: string): string {
  return catalogue.find((entry) => entry.entity === entity)?.title.split(TITLE_COLON)[0] ?? entity;
}

/** What a call does, without the kind of record that its title begins with. */
export function ownTitle(title: string): string {
  return title.split(TITLE_COLON).at(-1) ?? title;
}

const TITLE_COLON = /：|: /;

/** Tells whether a text holds every word that was typed, in any order: `老人 导出` finds `老人：导出`. */
export function hasWords(text: string, typed: string): boolean {
  const whole = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/[\s:：]+/)
    .every((word) => whole.includes(word));
}

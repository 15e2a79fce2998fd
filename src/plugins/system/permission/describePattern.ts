import { compilePermissions } from '../../../../contract/permissions';
import type { CatalogueEntry } from './useCatalogue';

/** Columns of a template's matrix, as the first segment of patterns. */
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

/** An option that grants or denies several patterns in one step. */
export interface PatternOption {
  /** The patterns of the option. */
  patterns: readonly string[];
  /** Name of the section, which groups the options. */
  section: string;
  label: string;
}

/** Texts that the catalog of calls lacks. */
export interface PatternTexts {
  /** Label for all entities. */
  everything: string;
  /** Name of a section, by its id. */
  section: (group: string) => string;
  /** Label for all pages of a section. */
  wholeSection: (section: string) => string;
  /** Label of a matrix column. */
  operation: (column: string) => string;
  /** Separator between entity and operation. */
  colon: string;
  /** Separator between list items. */
  separator: string;
}

/** Returns all options: whole sections, then each entity with its operations, then single calls. */
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
    ...callsOutsideColumns(entries, entity).map(({ name, title }) => ({ patterns: [name], section, label: title })),
  ]);
  return [whole, ...single];
}

/**
 * Describes a pattern in words. Without a matching option, describes the covered entities.
 * @example describePattern('select*.elderly.open', …) // '老人：查看'
 */
export function describePattern(pattern: string, catalogue: readonly CatalogueEntry[], texts: PatternTexts): string {
  const [operation = '', entity = ''] = pattern.split('.');
  const single = catalogue.find(({ name }) => name === pattern);
  if (single) return single.title;
  const covers = compilePermissions({ superAdmin: false, grants: [pattern], denies: [] });
  const covered = catalogue.filter(({ name }) => covers(name));
  if (covered.length === 0) return pattern;
  const names = [...new Set(covered.map((entry) => entityName(catalogue, entry.entity)))];
  const what = entity === '*' ? texts.everything : names.join(texts.separator);
  return `${what}${texts.colon}${describeOperation(operation, covered, texts)}`;
}

function describeOperation(operation: string, covered: readonly CatalogueEntry[], texts: PatternTexts): string {
  if (MATRIX_OPERATIONS.some((column) => column === operation)) return texts.operation(operation);
  return [...new Set(covered.map(({ title }) => operationTitle(title)))].join(texts.separator);
}

/** Returns the calls of an entity, or of all entities, that belong to a column. */
export function namesOf(catalogue: readonly CatalogueEntry[], operation: string, entity: string): string[] {
  const start = operation.replace('*', '');
  const matches = (name: string) => (operation.endsWith('*') ? name.startsWith(start) : name === start);
  return catalogue
    .filter((entry) => (entity === '*' || entry.entity === entity) && matches(entry.operation))
    .map(({ name }) => name);
}

/** Returns the calls of an entity that belong to no column but the first. */
export function callsOutsideColumns(catalogue: readonly CatalogueEntry[], entity: string): CatalogueEntry[] {
  const columns = MATRIX_OPERATIONS.filter((operation) => operation !== '*');
  const isCovered = (name: string) =>
    columns.some((operation) =>
      operation.endsWith('*') ? name.startsWith(operation.slice(0, -1)) : name === operation,
    );
  return catalogue.filter((entry) => entry.entity === entity && !isCovered(entry.operation));
}

/** Returns the name of an entity, taken from the common prefix of its permission titles. */
export function entityName(catalogue: readonly CatalogueEntry[], entity: string): string {
  return catalogue.find((entry) => entry.entity === entity)?.title.split(TITLE_COLON)[0] ?? entity;
}

/** Returns the title of a call without the entity name at its start. */
export function operationTitle(title: string): string {
  return title.split(TITLE_COLON).at(-1) ?? title;
}

const TITLE_COLON = /：|: /;

/** Returns whether a text contains all typed words in any order: `老人 导出` finds `老人：导出`. */
export function matchesAllWords(text: string, typed: string): boolean {
  const whole = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/[\s:：]+/)
    .every((word) => whole.includes(word));
}

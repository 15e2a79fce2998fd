import type { Entity } from './defineEntity';

type Conditions = Readonly<Record<string, unknown>>;

/**
 * The number of records that a filter of an entity's list matches. The count, the target list and the label all follow
 * from the filter.
 */
export interface CountedFigure {
  entity: Entity;
  /** A message key, a name, or the source of the label: a choice in the filter, or a quick filter of the entity. */
  label: string | { choice: string } | { quick: string };
  /** Filter of the list, or the inputs of `read`. */
  filter: Conditions;
  /** The read that answers the records, if no filter of the list can select them. */
  read?: string | undefined;
  /** The page of the resource that lists them, instead of its list. */
  page?: string | undefined;
  /** Color of the figure if it is not 0. */
  tone?: 'positive' | 'info' | 'warning' | 'danger' | undefined;
}

/** One figure for each record of a short list (a type list): the number of records that reference it. */
export interface FigurePerRecord {
  /** The short list, and the filter of its records. */
  of: Entity;
  where: Conditions;
  /** The field to sort by. */
  sort: string;
  /** Returns true for entries without a figure. */
  isExcluded?: (record: Conditions) => boolean;
  entity: Entity;
  /** The reference to the short list. */
  field: string;
  filter: Conditions;
}

/** Figures under a common heading, a message key. */
export interface FigureSet {
  label: string;
  figures?: readonly CountedFigure[];
  each?: FigurePerRecord;
}

/** The context of figures. */
export interface FigureParameters {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** The current administrator; undefined until it is known. */
  adminId: number | undefined;
}

/** Returns one figure for each code of a choice. */
export function choiceFigures(entity: Entity, choice: string, filter: Conditions = {}): CountedFigure[] {
  const field = entity.fields[choice];
  if (field?.kind !== 'choice') return [];
  return field.values.map((code) => ({ entity, label: { choice }, filter: { ...filter, [choice]: code } }));
}

/** Returns the figure of a quick filter of an entity. */
export function quickFilterFigure(
  entity: Entity,
  quick: string,
  { today, tone }: { today: string; tone?: CountedFigure['tone'] },
): CountedFigure {
  const filter = entity.quickFilters?.[quick]?.filter;
  if (!filter) throw new Error(`${entity.name} has no quick filter ${quick}`);
  const resolvedFilter: Conditions = typeof filter === 'function' ? filter(today) : filter;
  return { entity, label: { quick }, filter: resolvedFilter, ...(tone && { tone }) };
}

/** Returns the figure of an entry of a short list. */
export function entryFigure(
  { entity, field, filter }: FigurePerRecord,
  { id, label }: { id: unknown; label: string },
): CountedFigure {
  return { entity, label, filter: { ...filter, [field]: id } };
}

/**
 * What sections count for the data dashboard. A section declares its figures once. Its server module counts according
 * to the declaration, its browser module labels the figures and links them.
 */

/** Units of figures; `percent` is 0 to 100, `yuan` has two decimals. */
export type FigureUnit = 'count' | 'percent' | 'hours' | 'minutes' | 'stars' | 'yuan';

/** A topic that groups figures. */
export interface FigureGroup {
  /** Position among all topics, ascending. */
  order: number;
}

export interface FigureDefinition {
  /** The topic; it can belong to another section. */
  group: string;
  unit: FigureUnit;
  /** Position within the topic, ascending. Defaults to 100. Equal ones keep the order of declaration. */
  order?: number;
  /** Position in the headline of the wall display, ascending; absent for figures that are not in it. */
  headline?: number;
  /** Whether more or less is better, which determines the color of a change. Absent if neither is. */
  better?: 'more' | 'less';
  /** Color of the figure if it is not 0, for figures that require action. */
  tone?: 'warning' | 'danger';
}

/** The topics and figures of one section, by key. Keys of figures are stored, so a renamed figure loses its settings. */
export interface FigureDeclaration {
  groups: Readonly<Record<string, FigureGroup>>;
  figures: Readonly<Record<string, FigureDefinition>>;
}

/** The format of figure keys. */
export const FIGURE_KEY = /^[a-z][A-Za-z0-9]*$/;

/** A row of a chart as it is sent: a day with its counts, or an entry with its `count`. */
export type ChartRow = Readonly<Record<string, string | number | null>>;

const DEFAULT_ORDER = 100;

/**
 * Merges the topics and figures of several sections in their default order. Figures of an undeclared topic come last.
 * @throws {Error} if two sections declare the same figure or topic
 */
export function mergeFigures(declarations: readonly FigureDeclaration[]): {
  groups: readonly string[];
  figures: ReadonlyMap<string, FigureDefinition>;
} {
  const groups = mergeUnique(declarations.map((declaration) => declaration.groups)).sort(
    ([, one], [, other]) => one.order - other.order,
  );
  const positions = new Map(groups.map(([group], position) => [group, position]));
  const positionOf = ({ group }: FigureDefinition) => positions.get(group) ?? groups.length;
  const figures = mergeUnique(declarations.map((declaration) => declaration.figures)).sort(
    ([, one], [, other]) =>
      positionOf(one) - positionOf(other) || (one.order ?? DEFAULT_ORDER) - (other.order ?? DEFAULT_ORDER),
  );
  return { groups: groups.map(([group]) => group), figures: new Map(figures) };
}

function mergeUnique<T>(records: readonly Readonly<Record<string, T>>[]): [string, T][] {
  const entries = new Map<string, T>();
  for (const [key, value] of records.flatMap((record) => Object.entries(record))) {
    if (entries.has(key)) throw new Error(`two sections declare ${key} for the data dashboard; rename one of them`);
    entries.set(key, value);
  }
  return [...entries];
}

import type { Entity } from './defineEntity';

type Conditions = Readonly<Record<string, unknown>>;

/**
 * How many records of an entity a filter of its list finds. The count, the list it leads to and the words about what is counted
 * all follow from the filter.
 */
export interface CountedFigure {
  entity: Entity;
  /** A message key, a name, or what the label follows from: a choice in the filter, or a quick filter of the entity. */
  label: string | { choice: string } | { quick: string };
  /** Of the list, or the inputs of `read`. */
  filter: Conditions;
  /** The special read that answers the records, where no filter of the list does. */
  read?: string | undefined;
  /** The page beside the resource's that lists them, instead of its list. */
  page?: string | undefined;
  /** Colour of the figure when it is not 0. */
  tone?: 'positive' | 'info' | 'warning' | 'danger' | undefined;
}

/** A figure for each record of a short list (a type list), of the records that refer to it. */
export interface EachFigure {
  /** The short list, and which of it. */
  of: Entity;
  where: Conditions;
  /** The field it is ordered by. */
  sort: string;
  /** Entries that get no figure. */
  isLeftOut?: (record: Conditions) => boolean;
  entity: Entity;
  /** The reference to the short list. */
  field: string;
  filter: Conditions;
}

/** Figures that stand together under a heading, a message key. */
export interface FigureSet {
  label: string;
  figures?: readonly CountedFigure[];
  each?: EachFigure;
}

/** What figures depend on. */
export interface FigureMoment {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** Who looks; missing until it is known. */
  adminId: number | undefined;
}

/** A figure for each code of a choice. */
export function codeFigures(entity: Entity, choice: string, filter: Conditions = {}): CountedFigure[] {
  const field = entity.fields[choice];
  if (field?.kind !== 'choice') return [];
  return field.values.map((code) => ({ entity, label: { choice }, filter: { ...filter, [choice]: code } }));
}

/** The figure of a quick filter of an entity. */
export function quickFigure(
  entity: Entity,
  quick: string,
  { today, tone }: { today: string; tone?: CountedFigure['tone'] },
): CountedFigure {
  const filter = entity.quickFilters?.[quick]?.filter;
  if (!filter) throw new Error(`${entity.name} has no quick filter ${quick}`);
  const meant: Conditions = typeof filter === 'function' ? filter(today) : filter;
  return { entity, label: { quick }, filter: meant, ...(tone && { tone }) };
}

/** The figure of an entry of a short list. */
export function entryFigure(
  { entity, field, filter }: EachFigure,
  { id, label }: { id: unknown; label: string },
): CountedFigure {
  return { entity, label, filter: { ...filter, [field]: id } };
}

/**
 * What sections count for the data dashboard. A section declares its figures once; its server half counts by the
 * declaration, its console half names them and says where they lead.
 */

/** Units of figures; `percent` is 0 to 100, `yuan` has two decimals. */
export type FigureUnit = 'count' | 'percent' | 'hours' | 'minutes' | 'stars' | 'yuan';

/** A topic under which figures stand together. */
export interface FigureGroup {
  /** Position among all topics, ascending. */
  order: number;
}

export interface FigureDefinition {
  /** The topic; it may be another section's. */
  group: string;
  unit: FigureUnit;
  /** Position within the topic, ascending; 100 unless told. Equal ones keep the order of declaration. */
  order?: number;
  /** Whether more or less of it is the better, where that is so; a change is coloured by it. */
  better?: 'more' | 'less';
  /** How a figure looks that is not 0, where that calls for somebody. */
  tone?: 'warning' | 'danger';
}

/** The topics and figures of one section, by key. Keys of figures are stored: a renamed figure loses its settings. */
export interface FigureDeclaration {
  groups: Readonly<Record<string, FigureGroup>>;
  figures: Readonly<Record<string, FigureDefinition>>;
}

/** The form of keys of figures. */
export const FIGURE_KEY = /^[a-z][A-Za-z0-9]*$/;

/** A row of a chart as it is sent: a day with its counts, or an entry with its `count`. */
export type ChartRow = Readonly<Record<string, string | number | null>>;

const DEFAULT_ORDER = 100;

/**
 * The topics and figures of several sections in their usual order; figures of a topic that nobody declares come last.
 * @throws {Error} when two sections declare the same figure or topic
 */
export function joinFigures(declarations: readonly FigureDeclaration[]): {
  groups: readonly string[];
  figures: ReadonlyMap<string, FigureDefinition>;
} {
  const groups = joined(declarations.map((declaration) => declaration.groups)).sort(
    ([, one], [, other]) => one.order - other.order,
  );
  const positions = new Map(groups.map(([group], position) => [group, position]));
  const positionOf = ({ group }: FigureDefinition) => positions.get(group) ?? groups.length;
  const figures = joined(declarations.map((declaration) => declaration.figures)).sort(
    ([, one], [, other]) =>
      positionOf(one) - positionOf(other) || (one.order ?? DEFAULT_ORDER) - (other.order ?? DEFAULT_ORDER),
  );
  return { groups: groups.map(([group]) => group), figures: new Map(figures) };
}

function joined<T>(records: readonly Readonly<Record<string, T>>[]): [string, T][] {
  const entries = new Map<string, T>();
  for (const [key, value] of records.flatMap((record) => Object.entries(record))) {
    if (entries.has(key)) throw new Error(`two sections declare ${key} for the data dashboard; rename one of them`);
    entries.set(key, value);
  }
  return [...entries];
}

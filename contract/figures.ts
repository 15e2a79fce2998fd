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

/** Units of figures; `percent` is 0 to 100, `yuan` has two decimals. */
export type FigureUnit = 'count' | 'percent' | 'hours' | 'minutes' | 'stars' | 'yuan';

/** A topic that groups figures. */
export interface FigureGroup {
  /** Position among all topics, ascending. */
  order: number;
}

/** What the populations of figures depend on. */
export interface FigureContext {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** The current administrator; undefined until it is known. */
  adminId?: number | undefined;
  /** The counted days of flows, inclusive. */
  period: { first: string; last: string };
  /** The server's response, including the figures of all sections; empty outside of the dashboard. */
  panel: Conditions;
}

/** Records that a figure counts, or of which it is a share, a mean or a sum: a filter of an entity's list. */
export interface FigureLink {
  entity: string;
  filter: Conditions;
  /** The special read that returns them, if no filter of the list does; its page lists them. */
  read?: string | undefined;
}

/**
 * One figure: its population, unit, comparison and color. Cards, queue, dashboard and wall take all of them from here. Its
 * name is the text `panel.figures.<key>` of the section. A share, mean or sum has its definition in `panel.hints.<key>`; that
 * of a count follows from its filter.
 */
export interface FigureDefinition {
  entity: string;
  /** The population; `undefined` if there can be none for this administrator. */
  filter: Conditions | ((context: FigureContext) => Conditions | undefined);
  read?: string;
  /**
   * A `stock` is what there is now, and has neither a comparison nor a trend. A `flow` is what happens within a period: it is
   * compared with the same part of the previous one, so that the current day is never compared with a whole day.
   */
  measure: 'stock' | 'flow';
  unit: FigureUnit;
  /** Message key of the name, if it is that of a tab. */
  label?: string;
  /** The topic on the data dashboard; it can belong to another section. Without one, the dashboard does not show the figure. */
  group?: string;
  /** Position within the topic, ascending. Defaults to 100. Equal ones keep the order of declaration. */
  order?: number;
  /** Position among the headlines of the dashboard, ascending. */
  headline?: number;
  /** Whether more or less is better, which determines the color of a change. Absent if neither is. */
  better?: 'more' | 'less';
  /** Color of the figure if it is not 0, for figures that require action. */
  tone?: 'warning' | 'danger';
}

/** A figure of the data dashboard. */
export type GroupedFigure = FigureDefinition & { group: string };

/** The topics and figures of one section, by key. Keys of figures are stored, so a renamed figure loses its settings. */
export interface FigureDeclaration {
  groups: Readonly<Record<string, FigureGroup>>;
  figures: Readonly<Record<string, FigureDefinition>>;
}

/** Keys of the figures that the server counts for the data dashboard. */
export type GroupedKey<D extends FigureDeclaration> = {
  [K in keyof D['figures']]: D['figures'][K] extends { group: string } ? K : never;
}[keyof D['figures']] &
  string;

/** Returns the records of a figure; `undefined` if there can be none. */
export function figureLink({ entity, filter, read }: FigureDefinition, context: FigureContext): FigureLink | undefined {
  const conditions = typeof filter === 'function' ? filter(context) : filter;
  return conditions && { entity, filter: conditions, ...(read !== undefined && { read }) };
}

/** Returns the message key of a figure's name. */
export const figureNameKey = (plugin: string, key: string, { label }: Pick<FigureDefinition, 'label'> = {}) =>
  label ?? `${plugin}.panel.figures.${key}`;

/** Returns what the queue of the start page takes from a figure: its name and its records. */
export function queuedFigure<D extends FigureDeclaration>(
  plugin: string,
  { figures }: D,
  key: keyof D['figures'] & string,
): FigureLinkSource {
  const figure = figures[key];
  if (!figure) throw new Error(`${plugin} has no figure ${key}`);
  return {
    entity: figure.entity,
    label: figureNameKey(plugin, key, figure),
    filter: ({ today, adminId }) =>
      figureLink(figure, { today, adminId, period: { first: today, last: today }, panel: {} })?.filter,
    ...(figure.read !== undefined && { read: figure.read }),
  };
}

/** The name and the records of a figure, as the queue asks for them. */
export interface FigureLinkSource {
  entity: string;
  label: string;
  filter: (context: Pick<FigureContext, 'today' | 'adminId'>) => Conditions | undefined;
  read?: string;
}

/** The format of figure keys. */
export const FIGURE_KEY = /^[a-z][A-Za-z0-9]*$/;

/** A row of a chart as it is sent: a day with its counts, or an entry with its `count`. */
export type ChartRow = Readonly<Record<string, string | number | null>>;

const DEFAULT_ORDER = 100;

/**
 * Merges the topics of several sections, and their figures that have a topic, in their default order. Figures of an undeclared
 * topic come last.
 * @throws {Error} if two sections declare the same figure or topic
 */
export function mergeFigures(declarations: readonly FigureDeclaration[]): {
  groups: readonly string[];
  figures: ReadonlyMap<string, GroupedFigure>;
} {
  const groups = mergeUnique(declarations.map((declaration) => declaration.groups)).sort(
    ([, one], [, other]) => one.order - other.order,
  );
  const positions = new Map(groups.map(([group], position) => [group, position]));
  const positionOf = ({ group }: GroupedFigure) => positions.get(group) ?? groups.length;
  const figures = mergeUnique(declarations.map((declaration) => declaration.figures))
    .flatMap(([key, figure]): [string, GroupedFigure][] =>
      figure.group === undefined ? [] : [[key, { ...figure, group: figure.group }]],
    )
    .sort(
      ([, one], [, other]) =>
        positionOf(one) - positionOf(other) || (one.order ?? DEFAULT_ORDER) - (other.order ?? DEFAULT_ORDER),
    );
  return { groups: groups.map(([group]) => group), figures: new Map(figures) };
}

function mergeUnique<T>(records: readonly Readonly<Record<string, T>>[]): [string, T][] {
  const entries = new Map<string, T>();
  for (const [key, value] of records.flatMap((record) => Object.entries(record))) {
    if (entries.has(key)) throw new Error(`two sections declare the figure or topic ${key}; rename one of them`);
    entries.set(key, value);
  }
  return [...entries];
}

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

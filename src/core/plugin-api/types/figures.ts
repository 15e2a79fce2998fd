import type { FigureDeclaration } from '../../../../contract/figures';

/** The records that a figure counts, or of which it is a share or an average: an entity and a filter of its list. */
export interface FigureLink {
  entity: string;
  filter: Readonly<Record<string, unknown>>;
  /** The special read that returns them, if no filter of the list does. */
  read?: string;
}

/** Input for the links of figures. */
export interface FigureContext {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** The counted days, inclusive. */
  period: { first: string; last: string };
  /** The server's response, including the figures of all sections. */
  panel: Readonly<Record<string, unknown>>;
}

/** A figure of a record that the response names, such as a membership level. */
export interface FigureEntry {
  id: number;
  group: string;
  /** The record's name. */
  name: string;
  value: number;
  link: FigureLink;
}

/** How the rows of a chart are drawn: bars or a ring of their `count`, or one line per column over days. */
export interface ChartContribution {
  kind: 'bars' | 'ring' | 'lines';
  /** Position among all charts, ascending. */
  order: number;
  /** The column with a row's name; a second column with the suffix `En` has the English name. */
  name: string;
  /** Message key prefix for the column's codes, if it contains codes. */
  codes?: string;
  /** For `lines`: columns with their colors; each has a label like the chart's. */
  lines?: Readonly<Record<string, 'primary' | 'success' | 'error'>>;
  /** For `lines`: the column whose value in the previous period is in `<column>Before`. Bars have it in `before`. */
  compared?: string;
}

/**
 * The part of the data dashboard that belongs to this section. It uses the same declaration that its server module
 * counts by. The names of topics, figures and charts are the plugin's texts `panel.groups.<key>`, `panel.figures.<key>`
 * and `panel.charts.<key>`.
 */
export interface FigureContribution extends FigureDeclaration {
  /** Returns the link target of each figure. */
  links: (context: FigureContext) => Readonly<Record<string, FigureLink>>;
  entries?: (context: FigureContext) => readonly FigureEntry[];
  charts?: Readonly<Record<string, ChartContribution>>;
}

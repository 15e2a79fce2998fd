import type { FigureContext, FigureDeclaration, FigureLink } from '../../../../contract/figures';

export type { FigureContext, FigureDefinition, FigureLink } from '../../../../contract/figures';

/** A figure of a record that the response names, such as a membership level. */
export interface FigureEntry {
  id: number;
  group: string;
  /** The record's name. */
  name: string;
  value: number;
  link: FigureLink;
}

/** How the rows of a chart are drawn: bars of their `count`, or one line per column over days. */
export interface ChartContribution {
  kind: 'bars' | 'lines';
  /** For bars: whether their order is a scale, such as age; others are sorted by value. */
  isScale?: boolean;
  /** Position among all charts, ascending. */
  order: number;
  /** The column with a row's name; a second column with the suffix `En` has the English name. */
  name: string;
  /** Message key prefix for the column's codes, if it contains codes. */
  codes?: string;
  /** For `lines`: columns with their colors; each has a label like the chart's. */
  lines?: Readonly<Record<string, 'primary' | 'success' | 'error'>>;
  /** For `lines`: columns that are known for all of the current day, such as plans. The others are drawn to its beginning. */
  whole?: readonly string[];
  /** For `lines`: the column whose value in the previous period is in `<column>Before`. Bars have it in `before`. */
  compared?: string;
}

/**
 * The figures of this section, by the same declaration that its server module counts by. The names of topics and charts are
 * the plugin's texts `panel.groups.<key>` and `panel.charts.<key>`.
 */
export interface FigureContribution extends FigureDeclaration {
  entries?: (context: FigureContext) => readonly FigureEntry[];
  charts?: Readonly<Record<string, ChartContribution>>;
}

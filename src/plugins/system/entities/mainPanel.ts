import type { Call, Read } from '../../../../contract/defineEntity';
import { choice } from '../../../../contract/fields';
import type { ChartRow, FigureDefinition } from '../../../../contract/figures';
import { panelFields } from './panelFields';
import { panelPeriods } from './panelPeriod';

/** The main panel with its figures; answers {@link MainPanel}. */
export const selectMainPanel = {
  input: {
    /** What is counted; the calendar month unless told. */
    period: choice(panelPeriods, {}),
  },
  answer: 'record',
} satisfies Read;

/** Changes what the panel is called and what it shows; computed values cannot be written. Answers the panel's record. */
export const updateMainPanel = { input: panelFields, risk: 'write' } satisfies Call;

/** One figure of the panel. */
export interface PanelFigure extends Pick<FigureDefinition, 'group' | 'unit'> {
  key: string;
  /** A name of its own instead of the usual one. */
  title: string | null;
  mode: 'auto' | 'manual';
  /** What the server has counted; null where there is nothing to count by. */
  autoValue: number | null;
  manualValue: number | null;
  /** What is shown: the manual value in manual mode, the counted one otherwise. */
  value: number | null;
  /** What was counted in the period before; null where nothing compares. */
  before: number | null;
  target: number | null;
  visible: boolean;
}

/** What `selectMainPanel` answers. */
export interface MainPanel {
  id: number;
  version: number;
  title: string | null;
  subtitle: string | null;
  regionName: string | null;
  /** Seconds between two refreshes of the presentation. */
  refreshSeconds: number;
  /** When the figures were counted. */
  asOf: string;
  figures: PanelFigure[];
  /** Rows of each chart, by its key. */
  charts: Readonly<Record<string, readonly ChartRow[]>>;
  /** What sections answer besides (levels of membership). */
  readonly [part: string]: unknown;
}

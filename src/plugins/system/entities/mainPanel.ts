import type { Call, Read } from '../../../../contract/defineEntity';
import { choice } from '../../../../contract/fields';
import type { ChartRow, GroupedFigure } from '../../../../contract/figures';
import { panelFields } from './panelFields';
import { panelPeriods } from './panelPeriod';

/** The main panel with its figures. Returns {@link MainPanel}. */
export const selectMainPanel = {
  input: {
    /** The counted period. Defaults to the calendar month. */
    period: choice(panelPeriods, {}),
  },
  answer: 'record',
} satisfies Read;

/** Changes the name and the contents of the panel; computed values are read-only. Returns the panel's record. */
export const updateMainPanel = { input: panelFields, risk: 'write' } satisfies Call;

/** One figure of the panel. */
export interface PanelFigure extends Pick<GroupedFigure, 'group' | 'unit'> {
  key: string;
  /** A custom name that replaces the default. */
  title: string | null;
  mode: 'auto' | 'manual';
  /** The counted value; null without a basis. */
  autoValue: number | null;
  manualValue: number | null;
  /** The displayed value: the manual one in manual mode, else the counted one. */
  value: number | null;
  /** The counted value of the previous period; null without a comparison. */
  before: number | null;
  target: number | null;
  visible: boolean;
}

/** The response of `selectMainPanel`. */
export interface MainPanel {
  id: number;
  version: number;
  title: string | null;
  subtitle: string | null;
  companyName: string | null;
  regionName: string | null;
  /** Seconds between two refreshes of the presentation. */
  refreshSeconds: number;
  /** When the figures were counted. */
  asOf: string;
  figures: PanelFigure[];
  /** Rows of each chart, by its key. */
  charts: Readonly<Record<string, readonly ChartRow[]>>;
  /** Additional parts from sections (such as membership levels). */
  readonly [part: string]: unknown;
}

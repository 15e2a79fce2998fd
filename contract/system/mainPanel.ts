import type { Call, Read } from '../defineEntity';
import type { AgeBand } from '../elderly/age';
import { panelFields } from './panelFields';
import type { PanelFigureKey, PanelGroup, PanelUnit } from './panelFigures';

/** The main panel with its figures; answers {@link MainPanel}. */
export const selectMainPanel: Read = { input: {}, answer: 'record' };

/** Changes what the panel is called and what it shows; computed values cannot be written. Answers the panel's record. */
export const updateMainPanel: Call = { input: panelFields, risk: 'write' };

/** One figure of the panel. */
export interface PanelFigure {
  key: PanelFigureKey;
  group: PanelGroup;
  unit: PanelUnit;
  /** A name of its own instead of the usual one. */
  title: string | null;
  mode: 'auto' | 'manual';
  /** What the server has counted; null where there is nothing to count by. */
  autoValue: number | null;
  manualValue: number | null;
  /** What is shown: the manual value in manual mode, the counted one otherwise. */
  value: number | null;
  target: number | null;
  visible: boolean;
}

/** How many there are of an entry of a type list. */
export interface PanelShare {
  id: number;
  name: string;
  nameEn: string | null;
  count: number;
}

/** How many accounts have a level of membership today. */
export interface PanelMembership extends PanelShare {
  /** Whether memberships of the level end. */
  isLimited: boolean;
}

/** One day of the panel's trend. */
export interface PanelDay {
  date: string;
  planned: number;
  completed: number;
  /** Visits of medium and high level. */
  abnormal: number;
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
  /** The levels that are bought, the lowest first. */
  memberships: PanelMembership[];
  /** Id of the living arrangement that means living alone. */
  aloneId: number | null;
  charts: {
    capacity: PanelShare[];
    living: PanelShare[];
    municipal: PanelShare[];
    /** The ten services with the most visits this month. */
    services: PanelShare[];
    /** Active elders by age. */
    ages: { band: AgeBand; count: number }[];
    /** Active elders by code of gender. */
    genders: { code: string; count: number }[];
    /** The last 30 days, today included. */
    days: PanelDay[];
  };
}

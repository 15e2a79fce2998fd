/** A range of time, in seconds from the midnight that begins the day. */
export interface Span {
  fromSec: number;
  toSec: number;
}

/** Equally spaced samples; null where nothing was measured. */
export interface Track {
  startSec: number;
  intervalSec: number;
  values: readonly (number | null)[];
}

/** Semantic color names; `chartColors` maps them to colors. */
export type ColorName =
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'quiet'
  | 'none'
  | 'good'
  | 'warn'
  | 'critical'
  | 'wake'
  | 'rem'
  | 'light'
  | 'deep'
  | 'zone1'
  | 'zone2'
  | 'zone3'
  | 'zone4'
  | 'zone5';

interface Named {
  id: string;
  /** Already in the user's language. */
  label: string;
}

/** One quantity drawn from a track. */
export interface TrackLayer extends Named {
  type: 'line' | 'area' | 'bars';
  color: ColorName;
  track: Track;
  decimals: number;
  /** Upper end of a separate scale from 0, shown at the right. */
  secondaryAxisMax?: number;
  /** Color of a single bar if it depends on the value. */
  colorOf?: (value: number) => ColorName;
}

/** Stacked quantities. */
export interface StackLayer extends Named {
  type: 'stack';
  shape: 'area' | 'bars';
  parts: readonly (Named & { color: ColorName; track: Track; decimals: number })[];
}

/** Codes as steps between named rows. */
export interface StepsLayer extends Named {
  type: 'steps';
  track: Track;
  /** By code: name, row from the top, color. */
  codes: readonly { label: string; row: number; color: ColorName }[];
}

/** A strip of color below or instead of a curve. */
export interface StripLayer extends Named {
  type: 'strip';
  track: Track;
  decimals: number;
  colorOf: (value: number) => ColorName;
  /** Which of the samples in one pixel column is shown: the one that must not be overlooked. */
  shown: 'least' | 'greatest';
  /** Meaning of the colors. */
  codes: readonly { label: string; color: ColorName }[];
}

/** Moments with a low and a high value. */
export interface RangesLayer extends Named {
  type: 'ranges';
  items: readonly { sec: number; low: number; high: number; color: ColorName; text: string }[];
}

/** Moments with one value, joined by a line. */
export interface MomentsLayer extends Named {
  type: 'moments';
  color: ColorName;
  items: readonly { sec: number; value: number }[];
}

/** Events with a start and an end, in rows. */
export interface SpansLayer extends Named {
  type: 'spans';
  /** Names of the rows from the top. Defaults to one row without a name. */
  rows?: readonly string[];
  /** Whether time that no item covers is missing data, in rows that have any items. */
  isContinuous?: boolean;
  items: readonly (Span & {
    color: ColorName;
    text: string;
    row?: number;
    /** Share of the row's height, 0 to 1. */
    share?: number;
  })[];
}

export type Layer = TrackLayer | StackLayer | StepsLayer | StripLayer | RangesLayer | MomentsLayer | SpansLayer;

/** A range of unusual values. A null or missing end is open. */
export interface Band {
  from: number | null;
  to: number | null;
  level: 'normal' | 'warn' | 'critical';
}

/** One of the stacked parts of a chart. */
export interface Pane {
  id: string;
  /** Includes the unit, already in the user's language. */
  title: string;
  /** Pixels. */
  height: number;
  /** Values at the bottom and at the top. Without them, the pane has no value scale. */
  domain?: readonly [number, number];
  bands?: readonly Band[];
  layers: readonly Layer[];
}

export type MarkLevel = 'warn' | 'critical';

/** An alert of the day, marked across all panes. */
export interface Mark extends Span {
  id: string;
  level: MarkLevel;
  text: string;
}

/** Everything on one time axis. */
export interface Plot {
  span: Span;
  /** After this moment, nothing can have been measured yet. Equals the end of the span for days in the past. */
  pastSec: number;
  /** The shortest span that zooming can show. */
  shortestSec: number;
  panes: readonly Pane[];
}

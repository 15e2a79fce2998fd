/** A stretch of time, in seconds from the midnight that begins the day. */
export interface Span {
  fromSec: number;
  toSec: number;
}

/** Samples at equal distances; null where nothing was measured. */
export interface Track {
  startSec: number;
  intervalSec: number;
  values: readonly (number | null)[];
}

/** Colours by what they say; `chartColors` knows how they look. */
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
  /** Already in the reader's language. */
  label: string;
}

/** One quantity drawn from a track. */
export interface TrackLayer extends Named {
  type: 'line' | 'area' | 'bars';
  color: ColorName;
  track: Track;
  decimals: number;
  /** Drawn against a scale of its own from 0 to this, at the right. */
  ownMax?: number;
  /** Colour of single bars where it depends on the value. */
  colorOf?: (value: number) => ColorName;
}

/** Quantities laid on top of one another. */
export interface StackLayer extends Named {
  type: 'stack';
  shape: 'area' | 'bars';
  parts: readonly (Named & { color: ColorName; track: Track; decimals: number })[];
}

/** Codes as steps between named rows. */
export interface StepsLayer extends Named {
  type: 'steps';
  track: Track;
  /** By code: name, row from the top, colour. */
  codes: readonly { label: string; row: number; color: ColorName }[];
}

/** A strip of colour under or instead of a curve. */
export interface StripLayer extends Named {
  type: 'strip';
  track: Track;
  decimals: number;
  colorOf: (value: number) => ColorName;
  /** Which of the samples that share a column of pixels is shown: the one that must not be overlooked. */
  shown: 'least' | 'greatest';
  /** What the colours mean. */
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

/** What lasted from a moment to another, in rows. */
export interface SpansLayer extends Named {
  type: 'spans';
  /** Names of the rows from the top; one row without a name unless told. */
  rows?: readonly string[];
  /** Time that no item covers is missing data, in rows that have any. */
  isContinuous?: boolean;
  items: readonly (Span & {
    color: ColorName;
    text: string;
    row?: number /** Share of the row's height, 0 to 1. */;
    share?: number;
  })[];
}

export type Layer = TrackLayer | StackLayer | StepsLayer | StripLayer | RangesLayer | MomentsLayer | SpansLayer;

/** Values between which something is unusual; null or missing ends are open. */
export interface Band {
  from: number | null;
  to: number | null;
  level: 'normal' | 'warn' | 'critical';
}

/** One of the parts of a chart that stand under one another. */
export interface Pane {
  id: string;
  /** With its unit, already in the reader's language. */
  title: string;
  /** Pixels. */
  height: number;
  /** Values at the bottom and at the top; without them the pane has no scale of values. */
  domain?: readonly [number, number];
  bands?: readonly Band[];
  layers: readonly Layer[];
}

export type MarkLevel = 'warn' | 'critical';

/** Something found in the day, marked over all panes. */
export interface Mark extends Span {
  id: string;
  level: MarkLevel;
  text: string;
}

/** Everything that one time axis carries. */
export interface Plot {
  span: Span;
  /** The moment after which nothing can have been measured yet; the end of the span for days that are over. */
  pastSec: number;
  /** The shortest stretch that can be looked at. */
  shortestSec: number;
  panes: readonly Pane[];
}

import { quantiles } from '../../../../../server/plugin-api/builtin';
import { ellipseAxes } from '../../entities/ellipseAxes';
import { timeDomainOf } from './heartRateVariability';

/** Shapes of a Poincaré plot (Woo 1992, Esperer 2008). */
export type LorenzShape = 'comet' | 'torpedo' | 'fan' | 'complex' | 'dslp' | 'tslp' | 'island' | 'dot' | 'unclear';

export interface PoincareBeats {
  /** Milliseconds since the previous beat; 0 separates beats that are not consecutive. */
  rr: ArrayLike<number>;
  /** Returns `N`, `S` or `V` for each beat. Defaults to all normal. */
  labelOf?: (index: number) => string;
  /** Whether fibrillation is suspected at a beat. */
  isFibrillating?: (index: number) => boolean;
}

export interface Poincare {
  /** Number of intervals between normal beats. */
  nnCount: number;
  meanRr: number | null;
  sdnn: number | null;
  rmssd: number | null;
  sd1: number | null;
  sd2: number | null;
  ratio: number | null;
  /** π · SD1 · SD2, ms². */
  area: number | null;
  ectopicPct: number;
  afBurdenPct: number;
  afSuspect: boolean;
  shape: LorenzShape;
  /** 0 to 1: how far the measures lie from the boundary of another shape. */
  confidence: number;
}

/** Minimum number of intervals of a plot: about two hours (our choice). */
const LEAST_COUNT = 5_000;
/**
 * Percentage of ectopic beats from which their origin determines the shape, and above which nothing else is readable (our
 * choice).
 */
const ECTOPIC_PCT = 2;
/** Percentage of time in fibrillation that makes a fan, and that makes it suspected (our choice). */
const FAN_PCT = 30;
const SUSPECT_PCT = 1;
/**
 * Limits in ms of a dot, of a torpedo by its ratio of width to length, and the minimum number of pairs of a group (our
 * choice).
 */
const DOT = { sd1: 8, sd2: 25 } as const;
const TORPEDO_RATIO = 0.095;
/** Factor by which a comet is wider at slow than at fast heart rates (our choice). */
const COMET_WIDENING = 1.15;
const GROUP_SHARE = 0.04;

/** Classifies the shape of a day's intervals, plotted each against the next. It is an estimate, not a diagnosis. */
export function poincareOf(beats: PoincareBeats): Poincare {
  const { rr, labelOf = () => 'N', isFibrillating = () => false } = beats;
  const counts = { beats: 0, S: 0, V: 0, fibrillating: 0 };
  const normal = new Float64Array(rr.length);
  for (let index = 0; index < rr.length; index += 1) {
    const interval = rr[index] as number;
    if (!(interval > 0)) continue;
    const label = labelOf(index);
    counts.beats += 1;
    if (label === 'S' || label === 'V') counts[label] += 1;
    if (isFibrillating(index)) counts.fibrillating += 1;
    if (label === 'N' && (index === 0 || labelOf(index - 1) === 'N')) normal[index] = interval;
  }
  const pctOf = (count: number) => (counts.beats === 0 ? 0 : (100 * count) / counts.beats);
  const time = timeDomainOf(normal);
  const ellipse = time?.rmssd != null ? ellipseAxes(time.sdnn, time.rmssd) : null;
  const afBurdenPct = tenths(pctOf(counts.fibrillating));
  const shapeInput = {
    rr,
    normal,
    count: counts.beats,
    sPct: pctOf(counts.S),
    vPct: pctOf(counts.V),
    afBurdenPct,
    ellipse,
  };
  return {
    nnCount: time?.nnCount ?? 0,
    meanRr: time && tenths(time.meanNn),
    sdnn: time && tenths(time.sdnn),
    rmssd: time?.rmssd == null ? null : tenths(time.rmssd),
    sd1: ellipse && tenths(ellipse.sd1),
    sd2: ellipse && tenths(ellipse.sd2),
    ratio: ellipse && ellipse.sd2 > 0 ? Math.round((1_000 * ellipse.sd1) / ellipse.sd2) / 1_000 : null,
    area: ellipse && Math.round(Math.PI * ellipse.sd1 * ellipse.sd2),
    ectopicPct: tenths(pctOf(counts.S + counts.V)),
    afBurdenPct,
    afSuspect: afBurdenPct >= SUSPECT_PCT,
    ...shapeOf(shapeInput),
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

interface ShapeInput {
  rr: ArrayLike<number>;
  normal: Float64Array;
  count: number;
  sPct: number;
  vPct: number;
  afBurdenPct: number;
  ellipse: { sd1: number; sd2: number } | null;
}

function shapeOf(shapeInput: ShapeInput): Pick<Poincare, 'shape' | 'confidence'> {
  const { normal, count, sPct, vPct, afBurdenPct, ellipse } = shapeInput;
  if (count < LEAST_COUNT || !ellipse) return { shape: 'unclear', confidence: 0 };
  if (afBurdenPct >= FAN_PCT) return { shape: 'fan', confidence: confidenceOf(afBurdenPct / FAN_PCT) };
  if (vPct >= ECTOPIC_PCT && vPct >= sPct) return { shape: 'tslp', confidence: confidenceOf(vPct / ECTOPIC_PCT) };
  if (sPct >= ECTOPIC_PCT) return { shape: 'dslp', confidence: confidenceOf(sPct / ECTOPIC_PCT) };
  const { sd1, sd2 } = ellipse;
  if (sd1 < DOT.sd1 && sd2 < DOT.sd2) return { shape: 'dot', confidence: confidenceOf(DOT.sd2 / Math.max(1, sd2)) };
  const groups = groupsOf(normal);
  if (groups.length > 1) {
    const shape = groups.every(({ isOnLine }) => isOnLine) ? 'island' : 'complex';
    return { shape, confidence: confidenceOf((groups[1]?.share ?? 0) / GROUP_SHARE) };
  }
  const widening = wideningOf(normal);
  const ratio = sd1 / sd2;
  const isTorpedo = ratio < TORPEDO_RATIO || widening < COMET_WIDENING;
  return isTorpedo
    ? { shape: 'torpedo', confidence: confidenceOf(Math.max(TORPEDO_RATIO / ratio, COMET_WIDENING / widening)) }
    : { shape: 'comet', confidence: confidenceOf(Math.min(ratio / TORPEDO_RATIO, widening / COMET_WIDENING)) };
}

/** Returns the confidence: 0.5 at the limit, approaching 1 further beyond it. */
const confidenceOf = (times: number) => Math.round(100 * (1 - 0.5 / Math.max(1, times))) / 100;

/** Returns the width of the plot in its slowest quarter divided by that in its fastest. */
function wideningOf(intervals: Float64Array): number {
  const known = intervals.filter((interval) => interval > 0);
  // Sorts only once, because a day has a hundred thousand intervals.
  const [fast, slow] = quantiles(known, [0.25, 0.75]);
  const widths = { fast: { squares: 0, count: 0 }, slow: { squares: 0, count: 0 } };
  eachPair(intervals, (interval, next) => {
    const middle = (interval + next) / 2;
    const side = middle <= (fast ?? 0) ? widths.fast : middle >= (slow ?? 0) ? widths.slow : undefined;
    if (!side) return;
    side.squares += (next - interval) ** 2;
    side.count += 1;
  });
  const widthOf = ({ squares, count }: { squares: number; count: number }) => Math.sqrt(squares / Math.max(1, count));
  return widthOf(widths.slow) / Math.max(1, widthOf(widths.fast));
}

function eachPair(intervals: Float64Array, take: (interval: number, next: number) => void): void {
  for (let index = 0; index + 1 < intervals.length; index += 1) {
    const [interval, next] = [intervals[index] ?? 0, intervals[index + 1] ?? 0];
    if (interval > 0 && next > 0) take(interval, next);
  }
}

const CELL_MS = 25;
const CELLS = 100;
/** Minimum share of all pairs in a cell of a group. */
const CELL_SHARE = 0.0004;

/** Returns the separate groups of a plot, the largest first: connected cells. */
function groupsOf(intervals: Float64Array): { share: number; isOnLine: boolean }[] {
  const cells = new Uint32Array(CELLS * CELLS);
  let pairs = 0;
  eachPair(intervals, (interval, next) => {
    const [column, row] = [Math.floor(interval / CELL_MS), Math.floor(next / CELL_MS)];
    if (column >= CELLS || row >= CELLS) return;
    cells[column * CELLS + row] = (cells[column * CELLS + row] ?? 0) + 1;
    pairs += 1;
  });
  const least = Math.max(2, pairs * CELL_SHARE);
  const groups: { share: number; isOnLine: boolean }[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if ((cells[start] ?? 0) < least) continue;
    const found = extractGroup(cells, start, least);
    const share = found.count / pairs;
    if (share >= GROUP_SHARE) groups.push({ share, isOnLine: Math.abs(found.away) < 3 });
  }
  return groups.sort((one, other) => other.share - one.share);
}

/** Removes a group of cells (flood fill); `away` is their mean distance from the line of identity in cells. */
function extractGroup(cells: Uint32Array, start: number, least: number): { count: number; away: number } {
  const waiting = [start];
  let count = 0;
  let away = 0;
  while (waiting.length > 0) {
    const cell = waiting.pop() as number;
    const own = cells[cell] ?? 0;
    if (own < least) continue;
    cells[cell] = 0;
    count += own;
    const [column, row] = [Math.floor(cell / CELLS), cell % CELLS];
    away += own * (row - column);
    for (let x = Math.max(0, column - 1); x <= Math.min(CELLS - 1, column + 1); x += 1) {
      for (let y = Math.max(0, row - 1); y <= Math.min(CELLS - 1, row + 1); y += 1) waiting.push(x * CELLS + y);
    }
  }
  return { count, away: away / Math.max(1, count) };
}

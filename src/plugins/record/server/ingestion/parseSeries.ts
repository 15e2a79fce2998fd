import type { Problem } from '../../../../../contract/problems';
import { isRecord } from '../../../../../contract/values/isRecord';
import type { Channel, Layout } from '../../../device/entities/uploads/layout';
import type { Series } from '../../entities/series';

export interface SeriesInput {
  input: Readonly<Record<string, unknown>>;
  /** Path of the day in the upload (`days.0`). */
  path: string;
  report: (problem: Problem) => void;
}

/** A series, and the second of the day after its last measured sample. */
export interface ParsedSeries {
  series: Series;
  lastSec: number;
}

/**
 * Parses the samples of a day. Returns undefined without samples, or if the grid does not fit the kind. Keeps implausible
 * values; omits and reports invalid ones.
 */
export function parseSeries(layout: Layout, { input, path, report }: SeriesInput): ParsedSeries | undefined {
  const { channels } = input;
  if (channels == null) {
    for (const key of ['startSec', 'intervalSec', 'count']) {
      if (input[key] != null) report({ field: `${path}.channels`, code: 'required' });
    }
    return undefined;
  }
  if (!isRecord(channels)) {
    report({ field: `${path}.channels`, code: 'notObject' });
    return undefined;
  }
  const grid = readGrid(layout, { input, path, report });
  if (!grid) return undefined;
  for (const name of Object.keys(channels)) {
    if (!Object.hasOwn(layout.channels, name)) report({ field: `${path}.channels.${name}`, code: 'unknownField' });
  }
  let last = -1;
  const read = Object.entries(layout.channels).map(([name, channel]): [string, (number | null)[]] => {
    // A device may lack some channels of a kind.
    if (channels[name] == null) return [name, new Array<null>(grid.count).fill(null)];
    const field = `${path}.channels.${name}`;
    const samples = readSamples(channel, { given: channels[name], count: grid.count, field, report });
    last = Math.max(
      last,
      samples.findLastIndex((sample) => sample !== null),
    );
    return [name, samples];
  });
  return {
    series: { ...grid, channels: Object.fromEntries(read) },
    lastSec: last < 0 ? Number.NEGATIVE_INFINITY : grid.startSec + last * grid.intervalSec,
  };
}

type Grid = Pick<Series, 'startSec' | 'intervalSec' | 'count'>;

/**
 * Parses the position of the samples within the day. They need an interval that the kind allows, must start at a step of the
 * day's grid, and must lie within its span.
 */
function readGrid(layout: Layout, { input, path, report }: SeriesInput): Grid | undefined {
  const { startSec, intervalSec, count } = input;
  const nonIntegers = Object.entries({ startSec, intervalSec, count }).filter(
    ([, value]) => !Number.isSafeInteger(value),
  );
  for (const [key, value] of nonIntegers)
    report({ field: `${path}.${key}`, code: value == null ? 'required' : 'notInteger' });
  if (nonIntegers.length > 0) return undefined;
  const grid = { startSec, intervalSec, count } as Grid;
  if (!layout.intervals.includes(grid.intervalSec)) {
    const intervals = layout.intervals.join(' / ') || '0';
    report({ field: `${path}.intervalSec`, code: 'intervalNotAllowed', params: { intervals } });
    return undefined;
  }
  const offset = grid.startSec - layout.startSec;
  if (offset % grid.intervalSec !== 0) {
    report({ field: `${path}.startSec`, code: 'gridOff', params: { interval: grid.intervalSec } });
    return undefined;
  }
  if (offset < 0 || grid.count < 1 || offset + grid.count * grid.intervalSec > layout.spanSec) {
    report({ field: `${path}.count`, code: 'gridOutside' });
    return undefined;
  }
  return grid;
}

function readSamples(
  channel: Channel,
  options: { given: unknown; count: number; field: string; report: SeriesInput['report'] },
): (number | null)[] {
  const { given: input, count, field, report } = options;
  const none = () => new Array<null>(count).fill(null);
  if (!Array.isArray(input)) {
    report({ field, code: 'notList' });
    return none();
  }
  if (input.length !== count) {
    report({ field, code: 'countMismatch', params: { count, given: input.length } });
    return none();
  }
  return input.map((sample: unknown, index) => {
    if (sample === null) return null;
    const problem = sampleProblem(channel, sample);
    if (!problem) return Number(sample);
    report({ ...problem, field: `${field}.${index}` });
    return null;
  });
}

/** Returns why a value is not a sample. An implausible number is still a sample, an unknown code is not. */
function sampleProblem({ isCode, min, max }: Channel, sample: unknown): Omit<Problem, 'field'> | undefined {
  if (typeof sample !== 'number' || !Number.isFinite(sample)) return { code: 'notNumber' };
  if (!isCode) return undefined;
  if (!Number.isInteger(sample)) return { code: 'notInteger' };
  if (sample < min) return { code: 'tooSmall', params: { min } };
  return sample > max ? { code: 'tooLarge', params: { max } } : undefined;
}

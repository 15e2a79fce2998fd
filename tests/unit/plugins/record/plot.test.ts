import { describe, expect, it } from 'vitest';
import { bandsOf } from '../../../../src/plugins/record/day/plot/bands';
import { columnsOf, runsOf } from '../../../../src/plugins/record/day/plot/columns';
import { gapsOf } from '../../../../src/plugins/record/day/plot/gaps';
import { areaPath, bandPath, linePath, stepsPath } from '../../../../src/plugins/record/day/plot/paths';
import type { Track } from '../../../../src/plugins/record/day/plot/plot';
import { runningSum, sampleAt, sumsOver } from '../../../../src/plugins/record/day/plot/sampleAt';
import { fitSpan, moveSpan, pinchSpan, spanAround, zoomSpan } from '../../../../src/plugins/record/day/plot/timeSpan';
import { clockAt, timeTicks } from '../../../../src/plugins/record/day/plot/timeTicks';
import { domainOf, scaleToPixels, valueTicks } from '../../../../src/plugins/record/day/plot/valueScale';

const DAY = { fromSec: 0, toSec: 86_400 };
const track = (values: (number | null)[], startSec = 0, intervalSec = 60): Track => ({ startSec, intervalSec, values });

describe('the visible range of a day', () => {
  it('stays within the day and never gets shorter than the minimum', () => {
    expect(fitSpan({ fromSec: -500, toSec: 500 }, DAY, 600)).toEqual({ fromSec: 0, toSec: 1_000 });
    expect(fitSpan({ fromSec: 86_000, toSec: 87_000 }, DAY, 600)).toEqual({ fromSec: 85_400, toSec: 86_400 });
    expect(fitSpan({ fromSec: 1_000, toSec: 1_010 }, DAY, 600)).toEqual({ fromSec: 705, toSec: 1_305 });
    expect(fitSpan({ fromSec: -9e9, toSec: 9e9 }, DAY, 600)).toEqual(DAY);
  });

  it('keeps the moment under the pointer in place', () => {
    const closer = zoomSpan({ fromSec: 0, toSec: 1_000 }, 0.5, 250);
    expect(closer).toEqual({ fromSec: 125, toSec: 625 });
    expect((250 - closer.fromSec) / 500).toBe(0.25);
    expect(moveSpan(closer, -125)).toEqual({ fromSec: 0, toSec: 500 });
  });

  it('keeps the moments under two fingers under the fingers', () => {
    expect(pinchSpan([100, 300], [0.25, 0.75])).toEqual({ fromSec: 0, toSec: 400 });
    expect(pinchSpan([100, 300], [0, 1])).toEqual({ fromSec: 100, toSec: 300 });
    expect(pinchSpan([100, 300], [0.5, 0.505])).toBeUndefined();
    // The fingers crossed.
    expect(pinchSpan([100, 300], [0.75, 0.25])).toBeUndefined();
  });

  it('shows the time before and after an alert', () => {
    expect(spanAround({ fromSec: 1_000, toSec: 1_000 }, 600)).toEqual({ fromSec: 700, toSec: 1_300 });
    expect(spanAround({ fromSec: 1_000, toSec: 3_000 }, 600)).toEqual({ fromSec: 0, toSec: 4_000 });
  });
});

describe('the time axis', () => {
  it('has ticks at round times, also on the evening before', () => {
    expect(timeTicks(DAY, 12)).toEqual(Array.from({ length: 13 }, (_, at) => at * 7_200));
    expect(timeTicks({ fromSec: -21_600, toSec: 43_200 }, 9)).toEqual([
      -21_600, -14_400, -7_200, 0, 7_200, 14_400, 21_600, 28_800, 36_000, 43_200,
    ]);
    expect(timeTicks({ fromSec: 100, toSec: 700 }, 10)).toEqual([120, 180, 240, 300, 360, 420, 480, 540, 600, 660]);
  });

  it('labels times of the day, of the evening before and its end', () => {
    expect([0, 3_661, 86_400, -3_600, 86_399].map((sec) => clockAt(sec))).toEqual([
      '00:00',
      '01:01',
      '24:00',
      '23:00',
      '23:59',
    ]);
    expect(clockAt(3_661, true)).toBe('01:01:01');
  });
});

describe('the value axis', () => {
  it('keeps its range, and extends to round ends for values outside', () => {
    expect(domainOf([60, null, 90], [40, 120])).toEqual([40, 120]);
    expect(domainOf([38, 153], [40, 120])).toEqual([0, 200]);
    expect(domainOf([], [70, 100])).toEqual([70, 100]);
  });

  it('has ticks at round values within its ends', () => {
    expect(valueTicks([40, 120], 5)).toEqual([40, 60, 80, 100, 120]);
    expect(valueTicks([0, 2], 4)).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(valueTicks([5, 5], 4)).toEqual([5]);
  });

  it('has its highest value at the top', () => {
    expect([0, 50, 100].map((value) => scaleToPixels(value, [0, 100], 200))).toEqual([200, 100, 0]);
  });
});

describe('samples that share a pixel column', () => {
  it('keep every peak and low', () => {
    const values = new Array<number>(1_440).fill(60);
    values[700] = 134;
    values[701] = 38;
    const columns = columnsOf(track(values), DAY, 300);
    expect(columns.length).toBeLessThanOrEqual(300);
    expect(Math.max(...columns.map((column) => column?.greatest ?? 0))).toBe(134);
    expect(Math.min(...columns.map((column) => column?.least ?? 999))).toBe(38);
  });

  it('are single samples when there is room, each at its center', () => {
    expect(columnsOf(track([60, null, 62]), { fromSec: 0, toSec: 180 }, 800)).toEqual([
      { sec: 30, least: 60, greatest: 60, mean: 60 },
      null,
      { sec: 150, least: 62, greatest: 62, mean: 62 },
    ]);
  });

  it('are computed only for the visible range', () => {
    const columns = columnsOf(track(new Array(1_440).fill(1)), { fromSec: 3_600, toSec: 7_200 }, 800);
    expect(columns).toHaveLength(60);
    expect(columns[0]?.sec).toBe(3_630);
    expect(columnsOf(track([]), DAY, 800)).toEqual([]);
  });

  it('are grouped identically wherever the visible range begins', () => {
    const long = track(Array.from({ length: 1_440 }, (_, at) => at));
    const one = columnsOf(long, { fromSec: 0, toSec: 43_200 }, 100);
    const moved = columnsOf(long, { fromSec: 60, toSec: 43_260 }, 100);
    expect(moved[3]).toEqual(one[3]);
  });
});

describe('a gap', () => {
  it('has a start and an end, also before the first and after the last sample', () => {
    expect(gapsOf(track([null, 60, null, null, 62, null]), { fromSec: 0, toSec: 600 })).toEqual([
      { fromSec: 0, toSec: 60 },
      { fromSec: 120, toSec: 240 },
      { fromSec: 300, toSec: 600 },
    ]);
    expect(gapsOf(track([60, 61]), { fromSec: 0, toSec: 120 })).toEqual([]);
    expect(gapsOf(track([]), { fromSec: 0, toSec: 120 })).toEqual([{ fromSec: 0, toSec: 120 }]);
  });

  it('is returned only when it is visible', () => {
    expect(gapsOf(track([60, null, null, null, 62]), { fromSec: 120, toSec: 180 })).toEqual([
      { fromSec: 120, toSec: 180 },
    ]);
    expect(gapsOf(track([null, null, 60, 61]), { fromSec: 130, toSec: 200 })).toEqual([]);
  });

  it('is never crossed by a line', () => {
    const columns = columnsOf(track([60, 61, null, 63, 64]), { fromSec: 0, toSec: 300 }, 800);
    const scales = { x: (sec: number) => sec, y: (value: number) => value };
    expect(linePath(runsOf(columns), scales)).toBe('M30,60L90,61M210,63L270,64');
    expect(areaPath(runsOf(columns), scales, 0)).toBe('M30,60L90,61L90,0L30,0ZM210,63L270,64L270,0L210,0Z');
  });
});

describe('lines', () => {
  const scales = { x: (sec: number) => sec, y: (value: number) => value };

  it('show a single sample as a dash', () => {
    expect(linePath([[{ sec: 30, least: 60, greatest: 60, mean: 60 }]], scales)).toBe('M28.5,60L31.5,60');
  });

  it('have a band only where columns hold several samples', () => {
    expect(bandPath([[{ sec: 30, least: 60, greatest: 60, mean: 60 }]], scales)).toBe('');
    expect(
      bandPath(
        [
          [
            { sec: 30, least: 50, greatest: 70, mean: 60 },
            { sec: 90, least: 51, greatest: 71, mean: 61 },
          ],
        ],
        scales,
      ),
    ).toBe('M30,70L90,71L90,51L30,50Z');
  });

  it('step between codes and break at gaps', () => {
    expect(stepsPath(track([1, 1, 2, null, 0]), scales)).toBe('M0 1H120V2H180M240 0H300');
  });
});

describe('samples by moment and cumulative sums', () => {
  it('belong to the interval of a moment', () => {
    const found = track([60, null, 62], 600);
    expect([600, 659, 660, 725, 780, 599].map((sec) => sampleAt(found, sec))).toEqual([
      60,
      60,
      null,
      62,
      undefined,
      undefined,
    ]);
  });

  it('accumulate over the day; gaps stay gaps', () => {
    expect(runningSum(track([1, null, 2])).values).toEqual([1, null, 3]);
  });

  it('accumulate by hour; an hour without a sample is a gap', () => {
    expect(sumsOver(track([1, 2, null, 3, null, null], 0, 1_800), 3_600)).toEqual({
      startSec: 0,
      intervalSec: 3_600,
      values: [3, 3, null],
    });
  });
});

describe('reference bands', () => {
  it('follow the thresholds of the wearer from the inside to the outside', () => {
    expect(bandsOf({ critLow: 40, warnLow: 50, warnHigh: 111, critHigh: 131 })).toEqual([
      { from: null, to: 40, level: 'critical' },
      { from: 40, to: 50, level: 'warn' },
      { from: 111, to: 131, level: 'warn' },
      { from: 131, to: null, level: 'critical' },
    ]);
  });

  it('are open when a class has no threshold', () => {
    expect(bandsOf({ critLow: 87, warnLow: null, warnHigh: null, critHigh: null })).toEqual([
      { from: null, to: 87, level: 'critical' },
    ]);
    expect(bandsOf(undefined)).toEqual([]);
  });
});

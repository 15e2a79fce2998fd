import { bandsOf } from '../plot/bands';
import type { ColorName, Pane, Track } from '../plot/plot';
import { domainOf } from '../plot/valueScale';
import { implausiblePanes } from './excludedPanes';
import { type PanesOf, thresholdOf, trackOf } from './kindDay';

/** Beats a minute that are always in view. */
const DEFAULT_RANGE = [40, 120] as const;

/** The heart rate with its reference bands, and the effort zones below. */
export const heartRatePanes: PanesOf = ({ series, wearer, translateDay }) => {
  const track = trackOf(series, 'mean');
  const rate: Pane = {
    id: 'heartRate',
    title: translateDay('heartRate.title'),
    height: 240,
    domain: domainOf(track.values, DEFAULT_RANGE),
    bands: bandsOf(thresholdOf(wearer, 'heartRate')),
    layers: [{ type: 'line', id: 'mean', label: translateDay('heartRate.mean'), color: 'first', track, decimals: 0 }],
  };
  const zones = wearer.maxHr === undefined ? [] : [zonePane(track, wearer.maxHr, translateDay('heartRate.zones'))];
  return [rate, ...implausiblePanes(series, 'mean', translateDay), ...zones];
};

const ZONES = ['zone1', 'zone2', 'zone3', 'zone4', 'zone5'] as const;

/**
 * Returns the pane of Edwards' zones: 50 to 60, 60 to 70, … 90 to 100 percent of the maximum heart rate. Below them there is
 * no effort.
 */
function zonePane(track: Track, maxHr: number, title: string): Pane {
  const colorOf = (percent: number): ColorName => ZONES[Math.min(4, Math.floor(percent / 10) - 5)] ?? 'none';
  const percents = track.values.map((rate) => (rate === null ? null : Math.round((rate / maxHr) * 100)));
  return {
    id: 'zones',
    title,
    height: 14,
    layers: [
      {
        type: 'strip',
        id: 'zone',
        label: title,
        track: { ...track, values: percents },
        decimals: 0,
        colorOf,
        shown: 'greatest',
        codes: ZONES.map((color, at) => ({ label: `${50 + at * 10}–${60 + at * 10}%`, color })),
      },
    ],
  };
}

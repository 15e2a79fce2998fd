import { roundTo, type Samples } from '../../../../../server/plugin-api/builtin';

/** Shares of the maximum heart rate at which the five zones begin (Edwards 1993). */
const ZONE_STARTS = [0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** Returns the minutes in each of the five heart rate zones, as the aggregates `zone1Min` to `zone5Min`. */
export function zoneMinutes(rates: Samples, maxHr: number, minutesEach: number) {
  const counts = [0, 0, 0, 0, 0];
  for (const rate of rates) {
    if (rate === null) continue;
    const zone = zoneOf(rate, maxHr);
    if (zone > 0) counts[zone - 1] = (counts[zone - 1] ?? 0) + 1;
  }
  const [zone1Min, zone2Min, zone3Min, zone4Min, zone5Min] = counts.map((count) => roundTo(count * minutesEach));
  return { zone1Min, zone2Min, zone3Min, zone4Min, zone5Min } as Record<`zone${1 | 2 | 3 | 4 | 5}Min`, number>;
}

/** Returns the zone of a heart rate, 1 to 5; 0 below half of the maximum heart rate. */
function zoneOf(rate: number, maxHr: number): number {
  let zone = 0;
  while (zone < ZONE_STARTS.length && rate >= (ZONE_STARTS[zone] ?? 1) * maxHr) zone += 1;
  return zone;
}

/** A point of a recording: seconds from its start, and millivolts. */
export interface CaliperPoint {
  second: number;
  millivolts: number;
}

/** The two ends of a measurement. */
export interface Caliper {
  from: CaliperPoint;
  to: CaliperPoint;
}

/** Returns the difference between the two ends: milliseconds, the equivalent heart rate, and millivolts. */
export function measureCaliper({ from, to }: Caliper): { ms: number; bpm: number | undefined; mv: number } {
  const ms = Math.round(Math.abs(to.second - from.second) * 1000);
  const mv = Math.round((to.millivolts - from.millivolts) * 100) / 100;
  return { ms, bpm: ms > 0 ? Math.round(60_000 / ms) : undefined, mv };
}

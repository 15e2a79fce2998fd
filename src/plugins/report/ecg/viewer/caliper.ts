/** A point of a recording: seconds from its beginning, and millivolts. */
export interface CaliperPoint {
  second: number;
  millivolts: number;
}

/** The two ends of what is measured. */
export interface Caliper {
  from: CaliperPoint;
  to: CaliperPoint;
}

/** What lies between the two ends: milliseconds, the beats a minute that would be, millivolts. */
export function measureCaliper({ from, to }: Caliper): { ms: number; bpm: number | undefined; mv: number } {
  const ms = Math.round(Math.abs(to.second - from.second) * 1000);
  const mv = Math.round((to.millivolts - from.millivolts) * 100) / 100;
  return { ms, bpm: ms > 0 ? Math.round(60_000 / ms) : undefined, mv };
}

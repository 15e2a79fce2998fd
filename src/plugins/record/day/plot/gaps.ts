import type { Span, Track } from './plot';

/** Returns the times within the limits in which a track has no sample, including before its first and after its last one. */
export function gapsOf({ startSec, intervalSec, values }: Track, limits: Span): Span[] {
  const gaps: Span[] = [];
  let since = limits.fromSec;
  values.forEach((value, at) => {
    if (value === null) return;
    const sec = startSec + at * intervalSec;
    if (sec > since) gaps.push({ fromSec: since, toSec: Math.min(sec, limits.toSec) });
    since = Math.max(since, sec + intervalSec);
  });
  if (since < limits.toSec) gaps.push({ fromSec: since, toSec: limits.toSec });
  return gaps.filter(({ fromSec, toSec }) => toSec > fromSec);
}

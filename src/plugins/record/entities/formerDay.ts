import type { PackedSeries } from './series';

/** Maximum number of earlier versions in a response, the newest first. */
export const FORMER_DAYS_MAX = 20;
/** The reason when a device overwrote its own samples because its clock jumped back. */
export const OVERWRITTEN = 'overwritten';

/** A day as it was before a correction; kept for 90 days. */
export interface FormerDay {
  /** The version number of the record. */
  id: number;
  /** When it was corrected; ISO 8601 with `+08:00`. */
  time: string;
  /** {@link OVERWRITTEN}, or the reason given by the administrator who corrected it. */
  reason: string;
  by: 'device' | 'admin' | 'system';
  /** Name of the administrator. */
  byName: string | null;
  series: PackedSeries | null;
  events: readonly Readonly<Record<string, unknown>>[] | null;
}

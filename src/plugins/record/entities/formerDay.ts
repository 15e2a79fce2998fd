import type { PackedSeries } from './series';

/** Most former versions of a day that are told, the newest. */
export const FORMER_DAYS_MAX = 20;
/** The reason where a device overwrote its own samples: its clock has jumped back. */
export const OVERWRITTEN = 'overwritten';

/** A day as it was before it was corrected; kept for 90 days. */
export interface FormerDay {
  /** The version of the record. */
  id: number;
  /** When it was corrected; ISO 8601 with `+08:00`. */
  time: string;
  /** {@link OVERWRITTEN}, or the words of who corrected it. */
  reason: string;
  by: 'device' | 'admin' | 'system';
  /** Of the administrator. */
  byName: string | null;
  series: PackedSeries | null;
  events: readonly Readonly<Record<string, unknown>>[] | null;
}

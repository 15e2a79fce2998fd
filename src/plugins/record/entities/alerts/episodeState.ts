import { HOUR_MS, parseIsoMoment } from '../../../../../contract/moment';
import { reportKinds } from '../../../device/entities/uploads/recordKinds';
import type { Finding } from './wearerAlert';

/**
 * Whether an episode has ended. It is ongoing if its data reach the present, and has ended if later data show it. Its end is
 * unknown if its data end with it.
 */
export const episodeStates = ['ongoing', 'unknown', 'ended'] as const;
export type EpisodeState = (typeof episodeStates)[number];

/** Hours after which the newest data is no longer current, for a device without its own limit (our choice). */
const DEFAULT_SILENT_HOURS = 1;

/**
 * Returns whether a finding has ended at a moment. Null if it has no duration, such as a single reading or a whole day.
 * @param silentHours hours without data after which the device counts as silent
 * @param now milliseconds since 1970
 */
export function episodeStateOf(
  { kind, toTime, ongoing }: Pick<Finding, 'kind' | 'toTime' | 'ongoing'>,
  { silentHours, now }: { silentHours: number | null; now: number },
): EpisodeState | null {
  if (kind === 'device') return 'ongoing';
  if (ongoing === null) return null;
  if (!ongoing) return 'ended';
  // A recording is over and shows nothing about the time after it.
  if (reportKinds.some((report) => report === kind)) return 'unknown';
  return now - (parseIsoMoment(toTime) ?? 0) < (silentHours ?? DEFAULT_SILENT_HOURS) * HOUR_MS ? 'ongoing' : 'unknown';
}

/** Combines several findings of one event: it has ended only if no finding contradicts that. */
export function combineEpisodeStates(all: readonly (EpisodeState | null | undefined)[]): EpisodeState | null {
  return episodeStates.find((known) => all.includes(known)) ?? null;
}

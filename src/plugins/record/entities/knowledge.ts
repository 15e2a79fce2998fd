import { HOUR_MS, momentOf } from '../../../../contract/moment';
import { reportKinds } from '../../device/entities/recordKinds';
import type { Finding } from './wearerAlert';

/**
 * What is known of the end of an episode: it goes on (its data reach up to now), it has ended (data after it show so), or nobody
 * knows since its data end with it.
 */
export const knowledges = ['ongoing', 'unknown', 'ended'] as const;
export type Knowledge = (typeof knowledges)[number];

/** Hours after which the newest data of a device without a limit of its own say nothing of the present (ours). */
const USUAL_HOURS = 1;

/**
 * What is known of the end of a finding at a moment; null of what has no duration, such as a single reading or a whole day.
 * @param silentHours without data after which the device counts as silent
 * @param now milliseconds since 1970
 */
export function knowledgeOf(
  { kind, toTime, ongoing }: Pick<Finding, 'kind' | 'toTime' | 'ongoing'>,
  { silentHours, now }: { silentHours: number | null; now: number },
): Knowledge | null {
  if (kind === 'device') return 'ongoing';
  if (ongoing === null) return null;
  if (!ongoing) return 'ended';
  // A recording is over, and tells nothing of what came after it.
  if (reportKinds.some((report) => report === kind)) return 'unknown';
  return now - (momentOf(toTime) ?? 0) < (silentHours ?? USUAL_HOURS) * HOUR_MS ? 'ongoing' : 'unknown';
}

/** What is known of an event of which several findings speak: that it has ended only where none of them says otherwise. */
export function worstKnown(all: readonly (Knowledge | null | undefined)[]): Knowledge | null {
  return knowledges.find((known) => all.includes(known)) ?? null;
}

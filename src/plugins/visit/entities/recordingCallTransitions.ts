import { defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { choices, reference, text } from '../../../../contract/fields';
import { toIsoMoment } from '../../../../contract/moment';
import type { recordingCall } from './recordingCall';

const transition = defineTransition<typeof recordingCall>();

/** The items of a quality check. */
export const qualityItems = ['greeting', 'identity', 'purpose', 'listening', 'accuracy', 'privacy', 'closing'] as const;
export type QualityItem = (typeof qualityItems)[number];

/** The points of each item; 100 in total. */
export const qualityPoints: Readonly<Record<QualityItem, number>> = {
  greeting: 10,
  identity: 20,
  purpose: 10,
  listening: 15,
  accuracy: 20,
  privacy: 15,
  closing: 10,
};

/** Returns the points of the items that were done well, 0 to 100. */
export function qualityScoreOf(items: readonly QualityItem[]): number {
  return items.reduce((sum, item) => sum + qualityPoints[item], 0);
}

/** Transitions that link a recording to a follow-up, check its quality, and archive it. */
export const recordingCallTransitions: Transitions = {
  linkVisit: transition({
    done: 'okLinked',
    from: ['uploaded', 'linked'],
    to: 'linked',
    input: { returnVisitId: reference('returnVisit', { required: true }) },
    effect: (_record, { returnVisitId }) => ({ returnVisitId }),
    tone: 'positive',
  }),
  unlinkVisit: transition({
    done: 'okUnlinked',
    from: ['linked'],
    to: 'uploaded',
    effect: () => ({ returnVisitId: null }),
    tone: 'neutral',
  }),
  checkQuality: transition({
    done: 'okChecked',
    from: ['uploaded', 'linked', 'checked'],
    to: 'checked',
    input: {
      qualityItems: choices(qualityItems, {}),
      qualityNote: text({ max: 500, multiline: true }),
    },
    guard: ({ recording }) => (recording == null ? [{ field: '', code: 'recordingRequired' }] : []),
    isAvailable: ({ recording, adminId }, viewer) =>
      recording != null && (adminId == null || adminId !== viewer.adminId),
    availabilityFields: ['recording', 'adminId'],
    effect: (_record, { qualityItems: items, qualityNote }, now) => ({
      qualityScore: qualityScoreOf(qualityItems.filter((item) => Array.isArray(items) && items.includes(item))),
      qualityItems: items ?? [],
      qualityNote: qualityNote ?? null,
      checkTime: toIsoMoment(now),
    }),
    tone: 'positive',
  }),
  archiveRecording: transition({ done: 'okArchived', from: ['checked'], to: 'archived', tone: 'neutral', bulk: true }),
};

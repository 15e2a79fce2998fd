import type { Transition } from '../../../../contract/defineEntity';
import { choices, integer, reference, text } from '../../../../contract/fields';
import { momentText } from '../../../../contract/moment';

/** What a quality check looks for in a call. */
export const qualityItems = ['greeting', 'identity', 'purpose', 'listening', 'accuracy', 'privacy', 'closing'] as const;

/** How a recording is put to a follow-up, checked and put away. */
export const recordingCallTransitions: Readonly<Record<string, Transition>> = {
  linkVisit: {
    from: ['uploaded', 'linked'],
    to: 'linked',
    input: { returnVisitId: reference('returnVisit', { required: true }) },
    effect: (_record, { returnVisitId }) => ({ returnVisitId }),
    tone: 'positive',
  },
  unlinkVisit: { from: ['linked'], to: 'uploaded', effect: () => ({ returnVisitId: null }), tone: 'neutral' },
  checkQuality: {
    from: ['uploaded', 'linked', 'checked'],
    to: 'checked',
    input: {
      qualityScore: integer({ min: 0, max: 100, required: true }),
      qualityItems: choices(qualityItems, {}),
      qualityNote: text({ max: 500, multiline: true }),
    },
    guard: ({ recording }) => (recording == null ? [{ field: '', code: 'recordingRequired' }] : []),
    suits: ({ recording }) => recording != null,
    effect: (_record, { qualityScore, qualityItems: items, qualityNote }, now) => ({
      qualityScore,
      qualityItems: items ?? [],
      qualityNote: qualityNote ?? null,
      checkTime: momentText(now),
    }),
    tone: 'positive',
  },
  archiveRecording: { from: ['checked'], to: 'archived', tone: 'neutral', bulk: true },
};

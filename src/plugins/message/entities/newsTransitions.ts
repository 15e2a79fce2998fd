import type { Draft, RuleContext } from '../../../../contract/defineEntity';
import { type DraftOf, defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { text } from '../../../../contract/fields';
import { parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { news } from './news';

const transition = defineTransition<typeof news>();

/**
 * Transitions that submit, approve, publish and take down an article. With a future publishing time it becomes
 * scheduled.
 */
export const newsTransitions: Transitions = {
  submitNews: transition({
    done: 'okSubmitted',
    from: ['draft'],
    to: 'pending',
    effect: () => ({ rejectReason: null }),
    tone: 'neutral',
  }),
  passNews: transition({
    done: 'okPassed',
    from: ['pending'],
    isAvailable: (record, { adminId }) => record.needReview === false || !isOwnNews(record, adminId),
    availabilityFields: ['needReview', 'submitterId', 'createBy'],
    guard: expiryProblems,
    effect: publishEffect,
    tone: 'positive',
    bulk: true,
  }),
  rejectNews: transition({
    done: 'okRejected',
    from: ['pending'],
    to: 'draft',
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, { reason }) => ({ rejectReason: reason }),
    tone: 'danger',
  }),
  /** Publishes without a review, if the type of the article requires none. */
  publishNews: transition({
    done: 'okPublished',
    from: ['draft'],
    isAvailable: ({ needReview }) => needReview !== true,
    availabilityFields: ['needReview'],
    guard: (record, context, _input, now) => [
      ...reviewProblems(record, context),
      ...expiryProblems(record, context, _input, now),
    ],
    effect: publishEffect,
    tone: 'positive',
  }),
  offlineNews: transition({ done: 'okOffline', from: ['published'], to: 'offline', tone: 'danger', bulk: true }),
  republishNews: transition({
    done: 'okPublished',
    from: ['offline'],
    to: 'published',
    guard: expiryProblems,
    tone: 'positive',
  }),
  /** Returns the article to the editors, for changes and a new review. */
  reworkNews: transition({
    done: 'okReworked',
    from: ['pending', 'scheduled', 'offline'],
    to: 'draft',
    tone: 'neutral',
  }),
};

/** Returns whether an administrator has written or submitted an article. */
export function isOwnNews({ submitterId, createBy }: Draft, adminId: number | undefined): boolean {
  return adminId !== undefined && (submitterId === adminId || createBy === `admin:${adminId}`);
}

/** Scheduled transitions: publish on time, and take down when over. */
export const newsJobs = {
  publish: transition({
    from: ['scheduled'],
    to: 'published',
    guard: ({ publishTime }, _context, _input, now) => notDueProblems(publishTime, now),
  }),
  takeDown: transition({
    from: ['published'],
    to: 'offline',
    guard: ({ offlineTime }, _context, _input, now) => notDueProblems(offlineTime, now),
  }),
};

function notDueProblems(moment: unknown, now: number): Problem[] {
  const due = typeof moment === 'string' ? parseIsoMoment(moment) : undefined;
  return due !== undefined && due <= now ? [] : [{ field: '', code: 'notDueYet' }];
}

function publishEffect({ publishTime }: DraftOf<typeof news>, _input: unknown, now: number) {
  const due = publishTime == null ? now : (parseIsoMoment(publishTime) ?? now);
  return due > now
    ? ({ status: 'scheduled' } as const)
    : ({ status: 'published', publishTime: publishTime ?? toIsoMoment(now) } as const);
}

/** Refuses to publish an article that would be taken down immediately. */
function expiryProblems({ offlineTime }: Draft, _context: RuleContext, _input: Draft, now: number): Problem[] {
  const isOver = typeof offlineTime === 'string' && (parseIsoMoment(offlineTime) ?? now) <= now;
  return isOver ? [{ field: 'offlineTime', code: 'timeInPast' }] : [];
}

function reviewProblems({ newsTypeId }: Draft, { lookup }: RuleContext): Problem[] {
  const kind = lookup('newsType', Number(newsTypeId));
  return kind?.needReview === false ? [] : [{ field: '', code: 'reviewNeeded' }];
}

import type { Draft, RuleContext, Transition } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { momentOf, momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';

/**
 * Transitions that submit, approve, publish and take down an article. With a future publishing time it becomes
 * scheduled.
 */
export const newsTransitions: Readonly<Record<string, Transition>> = {
  submitNews: {
    done: 'okSubmitted',
    from: ['draft'],
    to: 'pending',
    effect: () => ({ rejectReason: null }),
    tone: 'neutral',
  },
  passNews: {
    done: 'okPassed',
    from: ['pending'],
    suits: (record, { adminId }) => record.needReview === false || !isOwnNews(record, adminId),
    suitsFields: ['needReview', 'submitterId', 'createBy'],
    guard: inTime,
    effect: published,
    tone: 'positive',
    bulk: true,
  },
  rejectNews: {
    done: 'okRejected',
    from: ['pending'],
    to: 'draft',
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, { reason }) => ({ rejectReason: reason }),
    tone: 'danger',
  },
  /** Publishes without a review, if the type of the article requires none. */
  publishNews: {
    done: 'okPublished',
    from: ['draft'],
    suits: ({ needReview }) => needReview !== true,
    suitsFields: ['needReview'],
    guard: (record, context, _input, now) => [
      ...reviewProblems(record, context),
      ...inTime(record, context, _input, now),
    ],
    effect: published,
    tone: 'positive',
  },
  offlineNews: { done: 'okOffline', from: ['published'], to: 'offline', tone: 'danger', bulk: true },
  republishNews: { done: 'okPublished', from: ['offline'], to: 'published', guard: inTime, tone: 'positive' },
  /** Returns the article to the editors, for changes and a new review. */
  reworkNews: { done: 'okReworked', from: ['pending', 'scheduled', 'offline'], to: 'draft', tone: 'neutral' },
};

/** Returns whether an administrator has written or submitted an article. */
export function isOwnNews({ submitterId, createBy }: Draft, adminId: number | undefined): boolean {
  return adminId !== undefined && (submitterId === adminId || createBy === `admin:${adminId}`);
}

/** Scheduled transitions: publish on time, and take down when over. */
export const newsJobs: Readonly<Record<'publish' | 'takeDown', Transition>> = {
  publish: {
    from: ['scheduled'],
    to: 'published',
    guard: ({ publishTime }, _context, _input, now) => notBefore(publishTime, now),
  },
  takeDown: {
    from: ['published'],
    to: 'offline',
    guard: ({ offlineTime }, _context, _input, now) => notBefore(offlineTime, now),
  },
};

function notBefore(moment: unknown, now: number): Problem[] {
  const due = typeof moment === 'string' ? momentOf(moment) : undefined;
  return due !== undefined && due <= now ? [] : [{ field: '', code: 'notDueYet' }];
}

function published({ publishTime }: Draft, _input: Draft, now: number): Draft {
  const due = typeof publishTime === 'string' ? (momentOf(publishTime) ?? now) : now;
  return due > now ? { status: 'scheduled' } : { status: 'published', publishTime: publishTime ?? momentText(now) };
}

/** Refuses to publish an article that would be taken down immediately. */
function inTime({ offlineTime }: Draft, _context: RuleContext, _input: Draft, now: number): Problem[] {
  const over = typeof offlineTime === 'string' && (momentOf(offlineTime) ?? now) <= now;
  return over ? [{ field: 'offlineTime', code: 'timeInPast' }] : [];
}

function reviewProblems({ newsTypeId }: Draft, { lookup }: RuleContext): Problem[] {
  const kind = lookup('newsType', Number(newsTypeId));
  return kind?.needReview === false ? [] : [{ field: '', code: 'reviewNeeded' }];
}

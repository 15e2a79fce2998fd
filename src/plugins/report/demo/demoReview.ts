import { MINUTE_MS, toIsoMoment } from '../../../../contract/moment';
import { adminIdAt, DEMO_LABEL, type DemoPlan } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import { doctorOf } from '../../elderly/demo';
import type { ReportStatus } from '../entities/reportCodes';

/** Minutes for which reports wait; younger reports are not reviewed yet. */
const WAITING_MIN = 36 * 60;

export interface Reviewed {
  plan: DemoPlan;
  draw: Draw;
  /** When the report was created, in milliseconds since 1970. */
  made: number;
  /** The conclusion of the doctor. */
  conclusion: string;
  /** Whether it is urgent, which here means that nobody has reviewed it yet. */
  isUrgent?: boolean;
}

/** Returns the review fields of a demo report by its age: old reports are published, recent ones wait. */
export function demoReview({ plan, draw, made, conclusion, isUrgent = false }: Reviewed): WireRecord {
  const status = isUrgent ? 'pendingReview' : stateOf(draw, plan.now - made);
  const reviewTime = made + draw.integer('reviewedAfter', 20, 480) * MINUTE_MS;
  const publishTime = reviewTime + draw.integer('publishedAfter', 5, 120) * MINUTE_MS;
  const author = `admin:${adminIdAt(plan, draw.integer('reviewer', 0, plan.counts.admin - 1))}`;
  const isReviewed = status !== 'generated' && status !== 'pendingReview' && status !== 'invalid';
  const isPublished = status === 'published' || status === 'recalled';
  return {
    status,
    ...(isReviewed && {
      doctorId: doctorOf(plan, draw.integer('doctor', 0, plan.counts.doctor - 1)),
      doctorConclusion: `${DEMO_LABEL}：${conclusion}`,
      reviewerId: adminIdAt(plan, draw.integer('reviewer', 0, plan.counts.admin - 1)),
      reviewTime: toIsoMoment(Math.min(reviewTime, plan.now)),
    }),
    ...(isPublished && { publishTime: toIsoMoment(Math.min(publishTime, plan.now)) }),
    ...((status === 'recalled' || status === 'invalid') && { statusReason: `${DEMO_LABEL}：佩戴不当，重新测量` }),
    createTime: toIsoMoment(made),
    updateTime: toIsoMoment(Math.min(isPublished ? publishTime : isReviewed ? reviewTime : made, plan.now)),
    createBy: 'system',
    updateBy: isReviewed ? author : 'system',
    version: isPublished ? 4 : isReviewed ? 3 : status === 'generated' ? 1 : 2,
  };
}

function stateOf(draw: Draw, ageMs: number): ReportStatus {
  if (ageMs < WAITING_MIN * MINUTE_MS) return draw.chance('submitted', 0.8) ? 'pendingReview' : 'generated';
  return draw.weighted('state', [
    ['published', 84],
    ['reviewed', 8],
    ['pendingReview', 3],
    ['recalled', 2],
    ['invalid', 3],
  ]);
}

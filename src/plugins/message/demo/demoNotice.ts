import type { RuleContext } from '../../../../contract/defineEntity';
import { MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import {
  adminIdAt,
  DEMO_LABEL,
  type DemoPlan,
  drawOf,
  idByCode,
  withDerivedFields,
} from '../../../../server/demo/demoPlan';
import type { DemoCounts } from '../../../../server/demo/demoSizes';
import type { WireRecord } from '../../../../server/plugin-api';
import { userIdentity } from '../../elderly/demo';
import { notice } from '../entities/notice';
import { outbox } from '../entities/outbox';

const SUBJECTS = [
  ['service', '上门服务时间调整'],
  ['system', '系统维护通知'],
  ['health', '体检报告已出'],
  ['service', '请评价本次服务'],
] as const;

/** Returns how many notices have been sent; they have the first ids. */
export const sentNoticeCount = ({ notice: count }: DemoCounts) => Math.floor(count * 0.8);

/** Generates a notice to one user; the last ones have not been sent. */
export function demoNotice(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const [code, subject] = SUBJECTS[id % SUBJECTS.length] ?? SUBJECTS[0];
  const time = sendTimeOf(plan, id);
  const isSent = id <= sentNoticeCount(plan.counts);
  const author = `admin:${adminIdAt(plan, id)}`;
  const record: WireRecord = {
    id,
    title: `${subject}（${id}）`,
    noticeTypeId: idByCode(rules, 'noticeType', code),
    content: `${DEMO_LABEL}：${subject}`,
    targetType: 'single',
    regionCodes: [],
    vipIds: [],
    elderlyTypeIds: [],
    roles: [],
    userIds: [receiverOf(plan, id)],
    attendantIds: [],
    doctorIds: [],
    channels: ['inbox'],
    needConfirm: false,
    sendTime: isSent ? time : null,
    receiverCount: isSent ? 1 : 0,
    sentCount: isSent ? 1 : 0,
    readCount: isSent && isRead(plan, id) ? 1 : 0,
    confirmCount: 0,
    status: isSent ? 'sent' : 'draft',
    remark: DEMO_LABEL,
    createTime: time,
    updateTime: time,
    createBy: author,
    updateBy: author,
    version: isSent ? 2 : 1,
  };
  return withDerivedFields(notice, record, rules);
}

/** Generates the message of a sent notice. */
export function demoOutbox(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const { title, content, level, sendTime } = demoNotice(plan, rules, id);
  const receiverId = receiverOf(plan, id);
  const record: WireRecord = {
    id,
    reason: 'notice',
    noticeId: id,
    channel: 'inbox',
    level,
    receiverType: 'user',
    receiverId,
    receiverName: userIdentity(plan, receiverId).name,
    title,
    content,
    status: 'sent',
    dueTime: sendTime,
    attempts: 1,
    sentTime: sendTime,
    readTime: isRead(plan, id) ? toIsoMoment((parseIsoMoment(String(sendTime)) ?? 0) + 30 * MINUTE_MS) : null,
    messageKey: `notice:${id}:user:${receiverId}:inbox`,
    createTime: sendTime,
    updateTime: sendTime,
    createBy: 'system',
    updateBy: 'system',
    version: 1,
  };
  return withDerivedFields(outbox, record, rules);
}

const receiverOf = ({ counts }: DemoPlan, id: number) => (id % counts.user) + 1;
const isRead = (plan: DemoPlan, id: number) => drawOf(plan, 'notice', id).chance('read', 0.6);

function sendTimeOf(plan: DemoPlan, id: number): string {
  const draw = drawOf(plan, 'notice', id);
  return workingHoursTime({ draw, field: 'sendTime', day: daysAgo(plan.today, draw.integer('ago', 1, 120)) });
}

import type { RuleContext } from '../../contract/defineEntity';
import { recordingCall } from '../../contract/visit/recordingCall';
import { retentionEnd } from '../../contract/visit/recordingCallRules';
import type { WireRecord } from '../db/recordCodec';
import { demoElderly } from './demoElderly';
import { daysAgo, workMoment } from './demoMoments';
import { adminIdAt, completed, DEMO_MARK, type DemoPlan, drawOf } from './demoPlan';
import { demoLandline, sharedMobile } from './identityNumbers';

/** Days the calls reach back. */
const PAST_DAYS = 90;

/** A call that reached nobody: there is no recording of people who do not exist. */
export function demoRecordingCall(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'recordingCall', id);
  const elder = demoElderly(plan, rules, draw.integer('elder', 1, plan.counts.elderly));
  const day = daysAgo(plan.today, draw.integer('ago', 1, PAST_DAYS));
  const callTime = workMoment({ draw, field: 'callTime', day });
  const adminId = adminIdAt(plan, draw.integer('agent', 0, plan.counts.admin - 1));
  const isIncoming = draw.chance('incoming', 0.35);
  const [own, other] = [demoLandline(id), sharedMobile(id)];
  const record: WireRecord = {
    id,
    callNo: `C${String(id).padStart(8, '0')}`,
    direction: isIncoming ? 'in' : 'out',
    callTime,
    ringSec: draw.integer('ring', 8, 60),
    talkSec: 0,
    callerNo: isIncoming ? other : own,
    calleeNo: isIncoming ? own : other,
    elderlyId: elder.id,
    elderlyNo: elder.elderlyNo,
    elderlyName: elder.name,
    adminId,
    disposition: isIncoming
      ? draw.pick('dropped', ['ivrDrop', 'queueDrop', 'queueOverflow'])
      : draw.pick('unanswered', ['noAnswer', 'busy', 'rejected', 'ringTimeout']),
    purpose: draw.pick('purpose', ['care', 'quality', 'chronic']),
    tags: [],
    qualityItems: [],
    retentionUntil: retentionEnd(callTime),
    status: 'uploaded',
    remark: DEMO_MARK,
    createTime: callTime,
    updateTime: callTime,
    createBy: `admin:${adminId}`,
    updateBy: `admin:${adminId}`,
    version: 1,
  };
  return completed(recordingCall, record, rules);
}

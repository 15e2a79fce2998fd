import type { RuleContext } from '../../../../contract/defineEntity';
import { HOUR_MS, parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import { adminIdAt, DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import { demoLandline, sharedMobile } from '../../../../server/demo/phoneNumbers';
import type { WireRecord } from '../../../../server/plugin-api';
import { demoElderly } from '../../elderly/demo';
import { recordingCall } from '../entities/recordingCall';
import { retentionEnd } from '../entities/recordingCallRules';
import { qualityItems, qualityScoreOf } from '../entities/recordingCallTransitions';
import { DEMO_RECORDING_MIME, demoRecording } from './demoCallAudio';

/** Number of past days with calls. */
const PAST_DAYS = 90;

/** Generates an answered call with a recording of tones, or an unanswered one. */
export function demoRecordingCall(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'recordingCall', id);
  const elder = demoElderly(plan, rules, draw.integer('elder', 1, plan.counts.elderly));
  const day = daysAgo(plan.today, draw.integer('ago', 1, PAST_DAYS));
  const callTime = workingHoursTime({ draw, field: 'callTime', day });
  const agent = draw.integer('agent', 0, plan.counts.admin - 1);
  const adminId = adminIdAt(plan, agent);
  const isIncoming = draw.chance('incoming', 0.35);
  const [own, other] = [demoLandline(id), sharedMobile(id)];
  const isAnswered = plan.counts.recording > 0 && draw.chance('answered', 0.6);
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
    purpose: draw.pick('purpose', ['care', 'quality', 'chronic']),
    tags: [],
    qualityItems: [],
    retentionUntil: retentionEnd(callTime),
    status: 'uploaded',
    remark: DEMO_LABEL,
    createTime: callTime,
    updateTime: callTime,
    createBy: `admin:${adminId}`,
    updateBy: `admin:${adminId}`,
    version: 1,
    ...(isAnswered ? answered(plan, draw) : { disposition: unanswered(draw, isIncoming) }),
  };
  if (isAnswered && draw.chance('checked', 0.4)) Object.assign(record, checked(plan, draw, { agent, callTime }));
  return withDerivedFields(recordingCall, record, rules);
}

function unanswered(draw: Draw, isIncoming: boolean): string {
  return isIncoming
    ? draw.pick('dropped', ['ivrDrop', 'queueDrop', 'queueOverflow'])
    : draw.pick('unanswered', ['noAnswer', 'busy', 'rejected', 'ringTimeout']);
}

function answered(plan: DemoPlan, draw: Draw): WireRecord {
  const { fileId, sha256, bytes, durationSec } = demoRecording(
    plan,
    draw.integer('recording', 1, plan.counts.recording),
  );
  const spokenText = draw.pick('said', TRANSCRIPTS);
  return {
    disposition: 'success',
    talkSec: Math.floor(durationSec),
    recording: fileId,
    format: DEMO_RECORDING_MIME,
    sizeBytes: bytes,
    durationSec,
    sha256,
    transcript: `（${DEMO_LABEL}，录音为提示音）客服：您好，这里是养老服务中心。老人：${spokenText}。客服：好的，已经记下。`,
    summary: `${DEMO_LABEL}：${spokenText}`,
    tags: [DEMO_LABEL],
  };
}

/** Adds a quality check by another administrator than the agent, an hour after the call. */
function checked(plan: DemoPlan, draw: Draw, { agent, callTime }: { agent: number; callTime: string }): WireRecord {
  const done = draw.integer('score', 52, 100) / 100;
  const items = qualityItems.filter((item) => draw.chance(item, done));
  return {
    status: 'checked',
    qualityScore: qualityScoreOf(items),
    qualityItems: items,
    qualityNote: DEMO_LABEL,
    checkerId: adminIdAt(plan, agent + 1),
    checkTime: toIsoMoment((parseIsoMoment(callTime) ?? 0) + HOUR_MS),
  };
}

const TRANSCRIPTS = [
  '血压药快吃完了，想请人帮忙取药',
  '最近睡得好，护理员很细心',
  '浴室的扶手有些松动',
  '下周要去医院复查，想改约上门时间',
  '儿子周末回来，这周先不用来',
];

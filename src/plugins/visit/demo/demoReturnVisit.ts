import type { RuleContext } from '../../../../contract/defineEntity';
import { parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import {
  adminIdAt,
  adminNameAt,
  DEMO_LABEL,
  type DemoPlan,
  drawOf,
  withDerivedFields,
} from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import { demoElderly } from '../../elderly/demo';
import { returnVisit } from '../entities/returnVisit';
import { MISSED_AFTER_DAYS } from '../entities/visitCodes';

/** Number of past and of future days with follow-ups. */
const PAST_DAYS = 90;
const AHEAD_DAYS = 14;
/** Distance in ids, so that consecutive follow-ups are about different elders. */
const STEP = 7;

/** Generates a follow-up of the last months or the next weeks. */
export function demoReturnVisit(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const { today, counts } = plan;
  const draw = drawOf(plan, 'returnVisit', id);
  const elder = demoElderly(plan, rules, ((id * STEP) % counts.elderly) + 1);
  const ago = draw.integer('ago', -AHEAD_DAYS, PAST_DAYS);
  const planDate = daysAgo(today, ago);
  const visitor = draw.integer('visitor', 0, counts.admin - 1);
  const visitorId = adminIdAt(plan, visitor);
  const isDone = ago > 0 && draw.chance('done', 0.93);
  const isMissed = !isDone && ago > MISSED_AFTER_DAYS;
  const purpose = draw.weighted('purpose', [
    ['care', 55],
    ['quality', 20],
    ['chronic', 20],
    ['assess', 5],
  ]);
  const method = draw.weighted('method', [
    ['phone', 75],
    ['home', 15],
    ['video', 6],
    ['wechat', 4],
  ]);
  const created = workingHoursTime({ draw, field: 'createTime', day: daysAgo(today, Math.max(ago, 0) + 7) });
  const found = isDone ? findingsOf({ draw, purpose, method, planDate }) : { referral: false };
  const record: WireRecord = {
    id,
    visitNo: `V${String(id).padStart(8, '0')}`,
    elderlyId: elder.id,
    elderlyNo: elder.elderlyNo,
    elderlyName: elder.name,
    visitLevel: elder.visitLevel ?? null,
    method,
    purpose,
    planDate,
    visitorId,
    visitorName: adminNameAt(plan, visitor),
    ...found,
    status: isDone ? draw.pick('state', ['done', 'closed', 'closed']) : isMissed ? 'missed' : 'planned',
    remark: DEMO_LABEL,
    createTime: created,
    updateTime: isDone ? (found as { visitTime: string }).visitTime : created,
    createBy: `admin:${visitorId}`,
    updateBy: `admin:${visitorId}`,
    version: isDone ? 2 : 1,
  };
  return withDerivedFields(returnVisit, record, rules);
}

interface Finding {
  draw: Draw;
  purpose: string;
  method: string;
  planDate: string;
}

/** Generates the findings. A home visit also has a place. */
function findingsOf({ draw, purpose, method, planDate }: Finding): WireRecord {
  const contactResult = draw.weighted('result', [
    ['success', 82],
    ['noAnswer', 12],
    ['refused', 3],
    ['hospital', 3],
  ]);
  const visitTime = workingHoursTime({ draw, field: 'visitTime', day: planDate });
  if (contactResult !== 'success') return { visitTime, contactResult, referral: false };
  const score = (field: string) => draw.weighted(field, SCORES);
  const sys = draw.integer('sys', 112, 168);
  return {
    visitTime: toIsoMoment(parseIsoMoment(visitTime) ?? 0),
    contactResult,
    respondent: draw.pick('respondent', ['self', 'self', 'spouse', 'child']),
    durationMin: draw.integer('minutes', 3, method === 'home' ? 45 : 15),
    scores: {
      overall: score('overall'),
      punctual: score('punctual'),
      attitude: score('attitude'),
      skill: score('skill'),
      complete: score('complete'),
      clean: score('clean'),
    },
    ...(purpose === 'chronic' && {
      health: {
        bpSys: sys,
        bpDia: Math.round(sys * 0.58),
        pulse: draw.integer('pulse', 58, 92),
        weightKg: null,
        glucose: draw.integer('glucose', 45, 98) / 10,
        adherence: draw.pick('adherence', ['regular', 'regular', 'irregular']),
        symptoms: null,
      },
    }),
    ...(purpose === 'assess' && {
      icope: Object.fromEntries(
        ['cognition', 'mobility', 'nutrition', 'vision', 'hearing', 'mood'].map((domain) => [
          domain,
          draw.chance(domain, 0.8) ? 'ok' : 'problem',
        ]),
      ),
    }),
    ...(method === 'home' && {
      lng: 120.15,
      lat: 30.27,
      images: [`/demo-images/visit-${draw.integer('image', 1, 4)}.svg`],
    }),
    needs: draw.chance('needs', 0.3) ? `${DEMO_LABEL}：希望增加陪诊` : null,
    referral: false,
  };
}

const SCORES = [
  [5, 62],
  [4, 27],
  [3, 8],
  [2, 2],
  [1, 1],
] as const;

import type { RuleContext } from '../../../../contract/defineEntity';
import { daysAgo, recordTimes } from '../../../../server/demo/demoMoments';
import {
  adminIdAt,
  DEMO_LABEL,
  type DemoPlan,
  drawOf,
  idByCode,
  withDerivedFields,
} from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import { demoElderly } from '../../elderly/demo';
import { deviceUser } from '../entities/wearers/deviceUser';
import { type Rhythm, wearerFacts, wearerRhythm } from './wearerFacts';
import { lifeStatusCounts } from './wornDevices';
import { elderOfWearer } from './wornElders';

/** Creates an elder who wears a device. Wearers without a device are suspended or have ended. */
export function demoDeviceUser(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'deviceUser', id);
  const elder = demoElderly(plan, rules, elderOfWearer(plan, id));
  const healthyType = healthyTypeOf(draw, elder, wearerRhythm(draw));
  const { bound, lost } = lifeStatusCounts(plan.counts);
  const status = id <= bound + lost ? 'active' : draw.pick('status', ['paused', 'ended']);
  const isWoman = elder.gender === '2';
  const author = `admin:${adminIdAt(plan, draw.integer('createBy', 0, plan.counts.admin - 1))}`;
  const record: WireRecord = {
    id,
    deviceUserNo: `W${String(id).padStart(8, '0')}`,
    elderlyId: elder.id,
    name: elder.name,
    phone: elder.phone,
    gender: elder.gender,
    birthDate: elder.birthDate,
    heightCm: Math.round(draw.bell('height', isWoman ? 155 : 166, 6)),
    weightKg: Math.round(draw.bell('weight', isWoman ? 57 : 66, 9) * 10) / 10,
    deviceUserHealthyTypeId: idByCode(rules, 'deviceUserHealthyType', healthyType),
    restingHr: wearerFacts({ seed: plan.seed, id, healthyType }).restingHr,
    smoker: draw.chance('smoker', isWoman ? 0.02 : 0.22),
    pacemaker: false,
    medication: elder.medication,
    doctorId: elder.doctorId,
    emergencyContacts: firstContacts(elder.contacts),
    status,
    statusReason: status === 'active' ? null : DEMO_LABEL,
    lastAlertLevel: 'none',
    remark: DEMO_LABEL,
    ...recordTimes({ draw, created: daysAgo(plan.today, draw.integer('created', 420, 700)), today: plan.today }),
    createBy: author,
    updateBy: author,
  };
  return withDerivedFields(deviceUser, record, rules);
}

/** Returns the health class for the rhythm and diagnoses of the elder; the most severe takes precedence. */
function healthyTypeOf(draw: Draw, elder: WireRecord, rhythm: Rhythm): string {
  if (rhythm === 'heartFailure') return 'hf';
  if (rhythm !== 'sinus') return 'arrhythmia';
  const diseases = Array.isArray(elder.chronicDiseases) ? elder.chronicDiseases : [];
  const [found] = Object.entries(classesOfDiseases).filter(([disease]) => diseases.includes(disease));
  if (found) return found[1];
  if (draw.chance('osa', 0.06)) return 'osa';
  return draw.chance('frail', 0.1) ? 'frail' : 'normal';
}

const classesOfDiseases = {
  copd: 'copd',
  stroke: 'stroke',
  coronaryHeart: 'chd',
  hypertension: 'hypertension',
  diabetes: 'diabetes',
} as const;

function firstContacts(contacts: unknown): WireRecord[] {
  const rows = Array.isArray(contacts) ? contacts : [];
  return rows.slice(0, 2).map(({ name, relation, phone }) => ({ name, relation, phone }));
}

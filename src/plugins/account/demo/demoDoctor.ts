import type { RuleContext } from '../../../../contract/defineEntity';
import { addDays } from '../../../../contract/moment';
import { DOCUMENT_IMAGE, portraitImage } from '../../../../server/demo/demoImages';
import { daysAgo, recordTimes, workingHoursTime } from '../../../../server/demo/demoMoments';
import { adminIdAt, DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '../../../../server/demo/demoPlan';
import { personName } from '../../../../server/demo/personName';
import { demoMobile } from '../../../../server/demo/phoneNumbers';
import type { WireRecord } from '../../../../server/plugin-api';
import { doctor, doctorTitles } from '../entities/doctor';

/** First mobile number of doctors. */
const MOBILES = 5_000;
/** One in this many doctors has not been approved. */
const UNAPPROVED_EVERY = 5;
/** Their states in turn, so that every demo size includes a pending one. */
const OTHER_STATES = ['pending', 'rejected', 'disabled'] as const;

/** Generates a doctor of the mini-program; one in five is pending, rejected or disabled. */
export function demoDoctor(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'doctor', id);
  const gender = draw.chance('gender', 0.5) ? '2' : '1';
  const created = daysAgo(plan.today, draw.integer('created', 30, 600));
  const status = isPassed(id)
    ? 'passed'
    : (OTHER_STATES[(id / UNAPPROVED_EVERY - 1) % OTHER_STATES.length] ?? 'pending');
  const author = `admin:${adminIdAt(plan, draw.integer('createBy', 0, plan.counts.admin - 1))}`;
  const record: WireRecord = {
    id,
    doctorNo: `D${String(id).padStart(7, '0')}`,
    name: personName(draw, gender).name,
    phone: demoMobile(MOBILES + id),
    gender,
    avatar: portraitImage(draw),
    hospital: draw.pick('hospital', ['示范市第一医院', '示范市中医院', '示范市康复医院', '春和区社区卫生服务中心']),
    department: draw.pick('department', ['老年科', '全科', '心内科', '康复科', '内分泌科']),
    title: draw.pick('title', doctorTitles.slice(0, 8)),
    licenseNo: `DEMO${String(id).padStart(11, '0')}`,
    licenseImages: [DOCUMENT_IMAGE],
    // The license of one doctor in the list expires soon, to demonstrate the warning.
    licenseExpire: addDays(plan.today, id === 2 ? 12 : draw.integer('expire', 60, 1_400)),
    specialties: draw.some('specialties', { 高血压: 0.5, 糖尿病: 0.4, 失智: 0.3, 康复: 0.3, 营养: 0.2 }),
    introduction: DEMO_LABEL,
    consultFee: draw.pick('fee', [0, 2_000, 5_000]),
    serviceModes: draw.some('modes', { text: 0.9, phone: 0.6, video: 0.4, home: 0.2 }),
    rating: status === 'passed' ? draw.integer('rating', 40, 50) / 10 : null,
    status,
    statusReason: status === 'rejected' || status === 'disabled' ? DEMO_LABEL : null,
    passTime: status === 'passed' ? workingHoursTime({ draw, field: 'passTime', day: created }) : null,
    remark: DEMO_LABEL,
    ...recordTimes({ draw, created, today: plan.today }),
    createBy: author,
    updateBy: author,
  };
  return withDerivedFields(doctor, record, rules);
}

/** Returns the doctor of an elder: an approved one. */
export function doctorOf({ counts }: DemoPlan, index: number): number {
  const id = (index % counts.doctor) + 1;
  return isPassed(id) ? id : id - 1;
}

function isPassed(id: number): boolean {
  return id % UNAPPROVED_EVERY !== 0;
}

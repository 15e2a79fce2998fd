import type { RuleContext } from '../../../../contract/defineEntity';
import { DOCUMENT_IMAGE, portraitImage } from '../../../../server/demo/demoImages';
import { birthDateOf, recordTimes } from '../../../../server/demo/demoMoments';
import { adminIdAt, DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import { personName } from '../../../../server/demo/personName';
import { demoMobile } from '../../../../server/demo/phoneNumbers';
import { DISTRICTS, placeOf, streetsOf } from '../../../../server/demo/places';
import type { WireRecord } from '../../../../server/plugin-api';
import { personOffsets, residentNumber } from '../../elderly/demo';
import { attendant } from '../entities/attendants/attendant';
import type { AttendantRole } from '../entities/attendants/attendantRoles';
import { attendantCertificates } from './attendantCertificates';
import { attendantHistory } from './attendantHistory';
import { attendantState } from './attendantState';

/** Generates a caregiver with certificates, skills and the ratings of past work. */
export function demoAttendant(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const { today } = plan;
  const draw = drawOf(plan, 'attendant', id);
  const state = attendantState(draw, id);
  const district = districtOf(id);
  const home = placeOf(draw, 'home', district);
  const gender = draw.chance('gender', 0.82) ? '2' : '1';
  const birthDate = birthDateOf({ draw, age: draw.integer('age', 22, 58), today });
  const history = attendantHistory({ draw, state, today });
  const record: WireRecord = {
    id,
    attendantNo: `A${String(id).padStart(7, '0')}`,
    name: personName(draw, gender).name,
    gender,
    idNo: residentNumber({ person: personOffsets.attendant + id - 1, birthDate, gender }),
    phone: demoMobile(1_000 + id),
    photo: state.flaw === 'photoMissing' ? null : portraitImage(draw),
    idImages: [DOCUMENT_IMAGE],
    role: state.role,
    skillLevel: draw.weighted('skillLevel', [
      ['5', 35],
      ['4', 33],
      ['3', 22],
      ['2', 8],
      ['1', 2],
    ]),
    certs: attendantCertificates({ draw, id, ...state, flaw: state.flaw, today }),
    serviceTypeIds: serviceTypesOf({ plan, draw, role: state.role }),
    skills: draw.some('skills', { 失智照护: 0.2, 压疮护理: 0.15, 康复训练: 0.15, 营养配餐: 0.25, 心理陪伴: 0.3 }),
    region: home.regionCode,
    serviceStreets: streetsOf(district).filter((street) => street === home.street || draw.chance(street, 0.4)),
    homeLng: home.lng,
    homeLat: home.lat,
    travelRadiusKm: draw.integer('travelRadius', 3, 10),
    employment: draw.weighted('employment', [
      ['fullTime', 60],
      ['partTime', 28],
      ['agency', 12],
    ]),
    // No bank uses the issuer number 000000.
    bankCardNo: `000000${String(id).padStart(13, '0')}`,
    dailyCap: draw.pick('dailyCap', [6, 8, 8, 8, 10]),
    monthlyHoursCap: draw.pick('monthlyHours', [104, 160, 208, 208]),
    ...history.fields,
    remark: DEMO_LABEL,
    ...recordTimes({ draw, created: history.created, today }),
    createBy: `admin:${adminIdAt(plan, draw.integer('createBy', 0, plan.counts.admin - 1))}`,
    updateBy: `admin:${adminIdAt(plan, draw.integer('updateBy', 0, plan.counts.admin - 1))}`,
  };
  return withDerivedFields(attendant, record, rules);
}

/** Returns the usual caregiver in a district: a passed one who works there, or null if there is none. */
export function caregiverOf({ plan, draw, district }: { plan: DemoPlan; draw: Draw; district: number }): number | null {
  const inDistrict = Math.floor(plan.counts.attendant / DISTRICTS.length);
  for (let attempt = 0; attempt < 8; attempt++) {
    const id = draw.integer(`caregiver.${attempt}`, 0, inDistrict - 1) * DISTRICTS.length + district + 1;
    if (attendantState(drawOf(plan, 'attendant', id), id).status === 'passed') return id;
  }
  return null;
}

/** Distributes attendants to the districts in turn. */
const districtOf = (id: number) => (id - 1) % DISTRICTS.length;

/** Returns some of the services that the role can do; at least one. */
function serviceTypesOf({ plan, draw, role }: { plan: DemoPlan; draw: Draw; role: AttendantRole }): unknown[] {
  const all = plan.dictionaries.get('serviceType') ?? [];
  const fitting = all.filter(({ requireRole }) => Array.isArray(requireRole) && requireRole.includes(role));
  const allowed = fitting.length > 0 ? fitting : all.filter(({ category }) => category === 'visit');
  const share = draw.unit('serviceTypes') * 0.6 + 0.2;
  const chosen = allowed.filter(({ code }) => draw.chance(`serviceType.${code}`, share));
  return (chosen.length > 0 ? chosen : allowed.slice(0, 1)).map(({ id }) => id);
}

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
import { demoLandline, sharedMobile } from '../../../../server/demo/phoneNumbers';
import { placeOf } from '../../../../server/demo/places';
import type { WireRecord } from '../../../../server/plugin-api';
import { elderly } from '../entities/elderly';
import { elderlyContacts } from './elderlyContacts';
import { elderlyDocument } from './elderlyDocument';
import { elderlyHome, elderlyPerson } from './elderlyIdentity';
import { caregiverOf, doctorOf, userIdentity, usersOfElder } from './elderlyPeople';
import { elderlyProfile } from './elderlyProfile';
import { elderlyService } from './elderlyService';

/** Generates an elder with assessment, contract and family. */
export function demoElderly(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const { today } = plan;
  const draw = drawOf(plan, 'elderly', id);
  const profile = elderlyProfile(draw, today);
  const person = elderlyPerson(draw);
  const home = elderlyHome(draw);
  const users = usersOfElder(plan, id);
  const service = elderlyService({ draw, profile, id, today });
  const hasMobile = draw.chance('mobile', 0.78);
  const idOfCode = (entity: string, value: string) => idByCode(rules, entity, value);
  const record: WireRecord = {
    id,
    elderlyNo: `E${home.regionCode}${String(id).padStart(7, '0')}`,
    name: person.name,
    ...elderlyDocument({ draw, profile, id, rules }),
    gender: profile.gender,
    birthDate: profile.birthDate,
    ethnic: draw.chance('han', 0.96) ? 'HA' : draw.pick('ethnic', ['MG', 'HU', 'ZA', 'UG', 'MH', 'YI']),
    education: draw.weighted('education', [
      ['illiterate', 29.6],
      ['primary', 41.5],
      ['middle', 17],
      ['high', 8.8],
      ['college', 3.1],
    ]),
    phone: hasMobile ? sharedMobile(5_000 + id) : null,
    landline: hasMobile ? null : demoLandline(id),
    regionCode: home.communityCode,
    street: home.street,
    community: home.community,
    householdAddress: householdAddress(draw, `${home.text}${home.house}`),
    liveAddress: `${home.text}${home.house}`,
    lng: home.lng,
    lat: home.lat,
    elderlyTypeId: idOfCode('elderlyType', profile.programme),
    elderlyMunicipalTypeIds: profile.municipal.map((value) => idOfCode('elderlyMunicipalType', value)),
    capacityItems: profile.assessment.items,
    capacityAssessDate: daysAgo(today, draw.integer('assessed', 3, 400)),
    capacityReason: draw.weighted('capacityReason', [
      ['first', 45],
      ['routine', 40],
      ['immediate', 9],
      ['review', 6],
    ]),
    upgradeReasons: profile.assessment.reasons,
    elderlyLiveTypeId: idOfCode('elderlyLiveType', profile.living),
    elderlyMaritalStatusTypeId: idOfCode('elderlyMaritalStatusType', profile.marital),
    incomeSource: draw.some('income', { pension: 0.78, children: 0.35, relatives: 0.04, subsidy: 0.2, savings: 0.25 }),
    medicalPay: [
      draw.chance('employee', 0.55) ? 'employee' : 'resident',
      ...draw.some('medicalPay', { self: 0.1, assistance: 0.08, criticalIllness: 0.06 }),
    ],
    chronicDiseases: profile.diseases,
    ...medicalTexts(draw),
    riskEvents30d: profile.assessment.accidents,
    focusTags: draw.some('focus', { discharged: 0.02 }),
    contacts: elderlyContacts({ draw, profile, person, id, relatives: users.map((user) => userIdentity(plan, user)) }),
    attendantId: service.isServed ? caregiverOf({ plan, draw, district: home.districtIndex }) : null,
    doctorId: draw.chance('hasDoctor', 0.6) ? doctorOf(plan, draw.integer('doctor', 0, 100_000)) : null,
    adminId: adminIdAt(plan, draw.integer('admin', 0, plan.counts.admin - 1)),
    userIds: users,
    ...service.fields,
    remark: DEMO_LABEL,
    ...recordTimes({ draw, created: service.created, today }),
    createBy: `admin:${adminIdAt(plan, draw.integer('createBy', 0, plan.counts.admin - 1))}`,
    updateBy: `admin:${adminIdAt(plan, draw.integer('updateBy', 0, plan.counts.admin - 1))}`,
  };
  return withDerivedFields(elderly, record, rules);
}

/** Most elders are registered where they live. */
function householdAddress(draw: Draw, home: string): string {
  if (draw.chance('registeredHome', 0.7)) return home;
  const place = placeOf(draw, 'household');
  return `${place.text}${place.house}`;
}

function medicalTexts(draw: Draw) {
  const text = (field: string, share: number, values: readonly string[]) =>
    draw.chance(field, share) ? `${DEMO_LABEL}：${draw.pick(`${field}.text`, values)}` : null;
  return {
    allergies: text('allergies', 0.12, ['青霉素过敏', '海鲜过敏', '磺胺类药物过敏', '花粉过敏']),
    medication: text('medication', 0.5, [
      '每日一次降压药，早饭后服用',
      '每日两次降糖药',
      '每晚一次他汀类药物',
      '钙片与维生素D',
    ]),
    medicalNote: text('medicalNote', 0.2, [
      '起身宜慢，防止跌倒',
      '听力下降，请面对面说话',
      '吞咽较慢，进食需看护',
      '夜间易醒',
    ]),
  };
}

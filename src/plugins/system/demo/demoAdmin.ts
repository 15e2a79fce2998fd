import { daysAgo, recordTimes } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL, type DemoPlan, drawOf } from '../../../../server/demo/demoPlan';
import { personName } from '../../../../server/demo/personName';
import { demoMobile } from '../../../../server/demo/phoneNumbers';
import { DISTRICTS, districtCode } from '../../../../server/demo/places';
import type { WireRecord } from '../../../../server/plugin-api';

/** First mobile number of administrators; nobody else in the small data set has one of this range. */
const MOBILES = 500;

/**
 * Creates the demo administrator at position `index` (from 0). The account is disabled and has no password. Nobody can sign
 * in with it before a super administrator sets one.
 */
export function demoAdmin(plan: DemoPlan, index: number): WireRecord {
  const draw = drawOf(plan, 'admin', index + 1);
  const templates = (plan.dictionaries.get('permissionTemplate') ?? []).filter(({ code }) => code !== 'super');
  const template = templates[index % Math.max(1, templates.length)];
  const gender = draw.chance('gender', 0.6) ? '2' : '1';
  const dataScope = draw.weighted('dataScope', [
    ['all', 70],
    ['region', 25],
    ['own', 5],
  ]);
  return {
    id: plan.firstAdminId + index,
    username: `demo.${template ? template.code : 'staff'}${index + 1}`,
    uuid: uuidOf(index),
    name: personName(draw, gender).name,
    phone: demoMobile(MOBILES + index),
    email: `demo${index + 1}@example.com`,
    department: draw.pick('department', ['运营部', '客服部', '护理部', '信息部']),
    permissionTemplateIds: template ? [template.id] : [],
    extraGrants: [],
    extraDenies: [],
    dataScope,
    regionCodes: dataScope === 'region' ? [districtCode(draw.integer('district', 0, DISTRICTS.length - 1))] : [],
    superAdmin: false,
    status: 'disabled',
    failedCount: 0,
    mustChangePassword: true,
    mfaEnabled: false,
    remark: DEMO_LABEL,
    ...recordTimes({ draw, created: daysAgo(plan.today, draw.integer('created', 60, 900)), today: plan.today }),
    createBy: 'system',
    updateBy: 'system',
  };

  /** Returns a deterministic UUID in the format of a random one (RFC 9562, version 4). */
  function uuidOf(position: number): string {
    const hex = (field: string, digits: number) =>
      draw
        .integer(`uuid.${field}.${position}`, 0, 16 ** digits - 1)
        .toString(16)
        .padStart(digits, '0');
    return `${hex('a', 8)}-${hex('b', 4)}-4${hex('c', 3)}-8${hex('d', 3)}-${hex('e', 8)}${hex('f', 4)}`;
  }
}

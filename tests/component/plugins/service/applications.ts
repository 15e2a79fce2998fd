import type { RaRecord } from 'react-admin';
import { elderlyType } from '../../../../src/plugins/elderly/entities/types/elderlyType';
import { serviceApplication } from '../../../../src/plugins/service/entities/applications/serviceApplication';
import type { AssignableAttendant } from '../../../../src/plugins/service/entities/attendants/assignableAttendant';
import { attendant } from '../../../../src/plugins/service/entities/attendants/attendant';
import { userAddress } from '../../../../src/plugins/service/entities/places/userAddress';
import { serviceType } from '../../../../src/plugins/service/entities/serviceType';
import type { FakeTable } from '../../kit/support/fakeBackend';
import { anElder, elderTables } from '../elderly/elders';

const section = 'jishan-smart/service-manage';
export const APPLICATIONS = `${section}/service-application-manage`;

const shared = {
  createTime: '2099-03-02T09:00:00+08:00',
  updateTime: '2099-03-03T09:30:00+08:00',
  createBy: 'admin:1',
  updateBy: 'admin:1',
  version: 1,
};

/** Returns an assigned application; tests set only the fields they check. */
export function anApplication(overrides: Partial<RaRecord> = {}): RaRecord {
  return {
    ...shared,
    id: 1,
    applicationNo: 'SA20990302000001',
    source: 'admin',
    elderlyId: 1,
    elderlyNo: 'E1199010000001',
    elderlyName: '王秀英',
    elderlyCapacityTypeId: 1,
    elderlyTypeId: 1,
    serviceTypeId: 1,
    itemCodes: ['BATH'],
    attendantId: null,
    planStart: '2099-03-12T09:00:00+08:00',
    planEnd: '2099-03-12T10:00:00+08:00',
    planMinutes: 60,
    payerType: 'ltci',
    priceFen: 6000,
    fundFen: 5400,
    selfFen: 600,
    status: 'accepted',
    steps: [{ action: 'insert', time: '2099-03-02T09:00:00+08:00', adminName: '系统管理员' }],
    serviceLng: 120.151234,
    serviceLat: 30.281234,
    geofenceM: 100,
    riskScore: 0,
    riskLevel: 'none',
    riskHits: [],
    ...overrides,
  };
}

const service = (id: number, code: string, name: string, extra: object = {}): RaRecord => ({
  ...shared,
  id,
  code,
  name,
  sort: id,
  enabled: true,
  category: 'bath',
  stdMinutes: 60,
  priceFen: 6000,
  unit: 'visit',
  capacityTypeIds: [],
  ...extra,
});

/** Applications and all records their pages refer to. */
export function applicationTables(rows: RaRecord[]): Record<string, FakeTable> {
  const tables = elderTables([anElder({ userIds: [] })]);
  return {
    ...tables,
    'jishan-smart/elderly-manage/elderly-type-manage': {
      entity: elderlyType,
      rows: [
        {
          ...shared,
          id: 1,
          code: 'LTCI',
          name: '长护险',
          sort: 1,
          enabled: true,
          payerType: 'ltci',
          defaultCopayPct: 10,
        },
      ],
    },
    [`${section}/attendant-manage`]: {
      entity: attendant,
      rows: [11, 12].map((id) => ({ ...shared, id, attendantNo: `A00000${id}`, name: '张三丰', status: 'passed' })),
    },
    [APPLICATIONS]: { entity: serviceApplication, rows },
    [`${section}/service-type-manage`]: {
      entity: serviceType,
      rows: [
        service(1, 'BATH', '助浴'),
        service(2, 'MEAL', '助餐', { category: 'meal', capacityTypeIds: [1, 2], stdMinutes: 30 }),
        service(3, 'TUBE', '鼻饲', { category: 'nutrition', capacityTypeIds: [4, 5] }),
        service(4, 'OLD', '旧项目', { enabled: false }),
      ],
    },
    [`${section}/address-manage`]: {
      entity: userAddress,
      rows: [
        {
          ...shared,
          id: 5,
          userId: 9,
          elderlyId: 1,
          contactName: '王小明',
          regionText: '冬青区',
          detail: '松涛街道 8 号',
          tag: 'childHome',
        },
      ],
    },
  };
}

/** Returns an attendant as the server ranks them. */
export function aCandidate(overrides: Partial<AssignableAttendant> = {}): AssignableAttendant {
  return {
    attendantId: 11,
    attendantNo: 'A0000011',
    name: '张*',
    role: 'caregiver',
    skillLevel: null,
    rating: 4.6,
    score: 71,
    parts: { distance: 30, load: 20, rating: 18, familiar: 3 },
    distanceM: 1200,
    visitsToday: 2,
    dailyCap: 8,
    minutesThisMonth: 90,
    monthlyMinutesCap: 12_480,
    visitsToElder: 1,
    isInArea: true,
    isProposed: false,
    eligible: true,
    problems: [],
    ...overrides,
  };
}

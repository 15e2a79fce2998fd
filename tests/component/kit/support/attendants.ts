import type { RaRecord } from 'react-admin';
import { attendant } from '../../../../src/plugins/service/entities/attendants/attendant';
import { serviceType } from '../../../../src/plugins/service/entities/serviceType';
import type { FakeTable } from './fakeBackend';

export const ATTENDANTS = 'jishan-smart/service-manage/attendant-manage';
const SERVICE_TYPES = 'jishan-smart/service-manage/service-type-manage';

const shared = {
  createTime: '2025-01-02T09:00:00+08:00',
  updateTime: '2025-01-03T09:30:00+08:00',
  createBy: 'admin:1',
  updateBy: 'admin:1',
  version: 1,
};

/** Returns a caregiver with everything a page needs; tests set only the fields they check. */
export function anAttendant(overrides: Partial<RaRecord> = {}): RaRecord {
  return {
    ...shared,
    id: 1,
    attendantNo: 'A0000001',
    name: '张桂兰',
    gender: '2',
    idNo: '119900197003150027',
    phone: '19900000001',
    role: 'caregiver',
    skillLevel: '3',
    region: '119901',
    serviceTypeIds: [1],
    certs: [],
    status: 'passed',
    rating: 4.8,
    serviceCount: 1234,
    ...overrides,
  };
}

export function attendantTables(rows: RaRecord[]): Record<string, FakeTable> {
  return {
    [ATTENDANTS]: { entity: attendant, rows },
    [SERVICE_TYPES]: {
      entity: serviceType,
      rows: [
        { ...shared, id: 1, code: 'bath', name: '助浴', nameEn: 'Bathing', sort: 20, enabled: true, color: '#409EFF' },
        { ...shared, id: 2, code: 'meal', name: '助餐', nameEn: 'Meals', sort: 10, enabled: true, color: null },
        { ...shared, id: 3, code: 'old', name: '旧项目', nameEn: 'Old', sort: 30, enabled: false, color: null },
      ],
    },
  };
}

import type { RaRecord } from 'react-admin';
import { capacityItems } from '../../../../src/plugins/elderly/entities/assessment/capacity';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { elderlyCapacityType } from '../../../../src/plugins/elderly/entities/types/elderlyCapacityType';
import { elderlyCodeType } from '../../../../src/plugins/elderly/entities/types/elderlyCodeType';
import { elderlyLiveType } from '../../../../src/plugins/elderly/entities/types/elderlyLiveType';
import { elderlyMaritalStatusType } from '../../../../src/plugins/elderly/entities/types/elderlyMaritalStatusType';
import { elderlyMunicipalType } from '../../../../src/plugins/elderly/entities/types/elderlyMunicipalType';
import { elderlyType } from '../../../../src/plugins/elderly/entities/types/elderlyType';
import { attendant } from '../../../../src/plugins/service/entities/attendants/attendant';
import type { FakeTable } from '../../kit/support/fakeBackend';

const section = 'jishan-smart/elderly-manage';
export const ELDERS = `${section}/elderly-manage`;

const shared = {
  createTime: '2025-01-02T09:00:00+08:00',
  updateTime: '2025-01-03T09:30:00+08:00',
  createBy: 'admin:1',
  updateBy: 'admin:1',
  version: 1,
};

/** Returns an elder with a complete assessment (90 points); tests set only the fields they check. */
export function anElder(overrides: Partial<RaRecord> = {}): RaRecord {
  return {
    ...shared,
    id: 1,
    elderlyNo: 'E1199010000001',
    name: '王秀英',
    elderlyCodeTypeId: 1,
    idNo: '119900194003150022',
    gender: '2',
    birthDate: '1940-03-15',
    age: 85,
    ethnic: 'HA',
    phone: '19900000011',
    regionCode: '119901',
    street: '松涛街道',
    community: '敬老社区',
    liveAddress: '示范市冬青区松涛街道敬老社区 1 号',
    elderlyTypeId: 1,
    elderlyMunicipalTypeIds: [1],
    elderlyCapacityTypeId: 1,
    elderlyLiveTypeId: 1,
    elderlyMaritalStatusTypeId: 1,
    capacityItems: { ...capacityItems },
    capacityScore: 90,
    capacityAssessDate: '2025-01-02',
    capacityNextDate: '2099-01-02',
    contacts: [{ name: '王小明', relation: 'child', phone: '19900000012', isGuardian: true, sameCity: true, order: 1 }],
    status: 'active',
    ...overrides,
  };
}

const entry = (id: number, code: string, name: string, extra: object = {}): RaRecord => ({
  ...shared,
  id,
  code,
  name,
  nameEn: `${code} in English`,
  sort: id,
  enabled: true,
  ...extra,
});

/** Elders and all records their pages refer to. */
export function elderTables(rows: RaRecord[]): Record<string, FakeTable> {
  return {
    [ELDERS]: { entity: elderly, rows },
    [`${section}/elderly-code-type-manage`]: {
      entity: elderlyCodeType,
      rows: [entry(1, '01', '居民身份证'), entry(2, '03', '护照', { pattern: '^[A-Z0-9]{5,20}$' })],
    },
    [`${section}/elderly-type-manage`]: { entity: elderlyType, rows: [entry(1, 'GOV', '政府购买')] },
    [`${section}/elderly-municipal-type-manage`]: {
      entity: elderlyMunicipalType,
      rows: [entry(1, 'PT', '普通', { priority: 100 })],
    },
    [`${section}/elderly-capacity-type-manage`]: {
      entity: elderlyCapacityType,
      rows: ['能力完好', '轻度受损', '中度受损', '重度受损', '完全丧失'].map((name, level) =>
        entry(level + 1, String(level), name, { level }),
      ),
    },
    [`${section}/elderly-live-type-manage`]: { entity: elderlyLiveType, rows: [entry(1, '1', '独居')] },
    [`${section}/elderly-marital-status-type-manage`]: {
      entity: elderlyMaritalStatusType,
      rows: [entry(1, '20', '已婚')],
    },
    'jishan-smart/service-manage/attendant-manage': { entity: attendant, rows: [] },
  };
}

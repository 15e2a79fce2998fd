import type { RaRecord } from 'react-admin';
import { device } from '../../../../src/plugins/device/entities/devices/device';
import { deviceType } from '../../../../src/plugins/device/entities/devices/deviceType';
import { deviceBinding } from '../../../../src/plugins/device/entities/wearers/deviceBinding';
import { deviceUser } from '../../../../src/plugins/device/entities/wearers/deviceUser';
import { deviceUserHealthyType } from '../../../../src/plugins/device/entities/wearers/deviceUserHealthyType';
import { deviceUserHealthyTypeSeeds } from '../../../../src/plugins/device/server/seeds/deviceUserHealthyType';
import type { FakeTable } from '../../kit/support/fakeBackend';

const section = 'jishan-smart/device-manage';
export const DEVICES = `${section}/device-manage`;
export const CLASSES = `${section}/device-user-healthy-type-manage`;
export const WEARERS = `${section}/device-user-manage`;

const shared = {
  createTime: '2026-01-02T09:00:00+08:00',
  updateTime: '2026-01-03T09:30:00+08:00',
  createBy: 'admin:1',
  updateBy: 'admin:1',
  version: 1,
};

/** Returns a device in use; tests set only the fields they check. */
export function aDevice(overrides: Partial<RaRecord> = {}): RaRecord {
  return {
    ...shared,
    id: 1,
    deviceNo: 'M00000001',
    sn: 'DEMO-WATCH-000001',
    deviceTypeId: 1,
    deviceUserId: 1,
    lifeStatus: 'bound',
    onlineStatus: 'online',
    lastSeenTime: '2026-01-03T09:30:00+08:00',
    battery: 80,
    secretTime: '2026-01-02T09:00:00+08:00',
    ...overrides,
  };
}

/** Devices and the records their pages refer to. */
export function deviceTables(rows: RaRecord[]): Record<string, FakeTable> {
  return {
    [DEVICES]: { entity: device, rows },
    [`${section}/device-type-manage`]: {
      entity: deviceType,
      rows: [{ ...shared, id: 1, code: 'WATCH', name: '智能手表', enabled: true, recordKinds: ['heartRate', 'sport'] }],
    },
    [CLASSES]: {
      entity: deviceUserHealthyType,
      rows: deviceUserHealthyTypeSeeds.map((row, index) => ({ ...shared, ...row, id: index + 1 })),
    },
    [WEARERS]: {
      entity: deviceUser,
      rows: [{ ...shared, id: 1, deviceUserNo: 'W00000001', name: '孙佩戴', status: 'active', gender: '2', age: 80 }],
    },
    [`${section}/device-binding-manage`]: {
      entity: deviceBinding,
      rows: [{ ...shared, id: 1, deviceId: 1, deviceUserId: 1, bindTime: '2026-01-02T10:00:00+08:00' }],
    },
  };
}

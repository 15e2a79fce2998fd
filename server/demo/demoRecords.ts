import type { RuleContext } from '../../contract/defineEntity';
import { addDays } from '../../contract/moment';
import { type RecordKind, recordKinds } from '../../contract/record/recordKinds';
import type { DatabaseKind, WriteTransaction } from '../db';
import { type DayUpload, storeDays } from '../sections/record/storeDays';
import { demoDevice } from './demoDevice';
import { demoDeviceUser } from './demoDeviceUser';
import type { DemoPlan } from './demoPlan';
import { measuredWearer } from './measuredWearer';
import { demoDay } from './signals/demoDay';

export interface DemoRecords {
  transaction: WriteTransaction;
  kind: DatabaseKind;
  plan: DemoPlan;
  rules: RuleContext;
  deviceId: number;
}

/**
 * Stores what a demo device has measured on the last days, as if it had sent it: the same way as every other day, so that
 * aggregates, alerts and the state of its wearer follow from the signals. Nothing for a device that nobody wears.
 */
export async function storeDemoRecords({ transaction, kind, plan, rules, deviceId }: DemoRecords): Promise<void> {
  const device = demoDevice(plan, rules, deviceId);
  if (device.lifeStatus !== 'bound') return;
  const wearer = measuredWearer(plan, rules, demoDeviceUser(plan, rules, Number(device.deviceUserId)));
  const kinds = recordKindsOf(rules, device.deviceTypeId);
  // A day of all kinds is drawn from one body, so kinds are the inner loop.
  const days = Array.from({ length: plan.counts.recordDays }, (_, ago) => addDays(wearer.today, -ago)).flatMap((date) =>
    kinds.flatMap((each): DayUpload[] => {
      const day = demoDay(each, wearer, date);
      return day ? [{ kind: each, date, ...day }] : [];
    }),
  );
  const firmware = typeof device.firmware === 'string' ? device.firmware : null;
  await storeDays({
    transaction,
    kind,
    device: { id: deviceId, firmware },
    days,
    source: 'demo',
    author: `device:${deviceId}`,
    now: plan.now,
  });
}

function recordKindsOf(rules: RuleContext, deviceTypeId: unknown): RecordKind[] {
  const kinds = rules.lookup('deviceType', Number(deviceTypeId))?.recordKinds;
  return recordKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind));
}

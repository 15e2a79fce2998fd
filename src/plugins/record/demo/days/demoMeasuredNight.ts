import type { RuleContext } from '../../../../../contract/defineEntity';
import { addDays } from '../../../../../contract/moment';
import type { DemoPlan } from '../../../../../server/demo/demoPlan';
import { demoDevice } from '../../../device/demo';
import { type RecordKind, recordKinds } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import { type ComputedNight, computeNight, type NightPart, nightSourceKinds } from '../../server/nights/computeNight';
import type { DemoWearer } from '../wearers/demoWearer';
import { demoDay } from './demoDay';

/** Returns the kinds that the demo device with this id measures. The wearer has the same id. */
export function demoKinds(plan: DemoPlan, rules: RuleContext, deviceId: number): RecordKind[] {
  const { deviceTypeId } = demoDevice(plan, rules, deviceId);
  const kinds = rules.lookup('deviceType', Number(deviceTypeId))?.recordKinds;
  return recordKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind));
}

/** Returns the night that ends on a day, as a device with these kinds measures it; null when it measures no night. */
export function demoMeasuredNight(wearer: DemoWearer, date: string, kinds: readonly string[]): ComputedNight | null {
  const stages = demoDay('sleepStatus', wearer, date)?.series;
  if (!stages) return null;
  const parts = nightSourceKinds.flatMap((kind): [string, NightPart][] => {
    if (!kinds.includes(kind)) return [];
    const isSplit = records[kind].layout.startSec >= 0;
    const before = isSplit ? demoDay(kind, wearer, addDays(date, -1)) : null;
    return [[kind, { before: before ?? undefined, day: demoDay(kind, wearer, date) ?? undefined }]];
  });
  return computeNight({ stages, parts: Object.fromEntries(parts) });
}

import type { RuleContext } from '../../../../contract/defineEntity';
import { addDays, addMonths, toIsoMoment } from '../../../../contract/moment';
import { daysAgo, recordTimes, workingHoursTime } from '../../../../server/demo/demoMoments';
import {
  adminIdAt,
  DEMO_LABEL,
  type DemoPlan,
  drawOf,
  idByCode,
  withDerivedFields,
} from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import { device } from '../entities/devices/device';
import { completeImei } from '../entities/devices/imei';
import { lifeStatusOf, wearerOfDevice } from './wornDevices';

/** Codes of device types, assigned in rotation, so that the first devices cover every kind of signal. */
const TYPES = [
  'ECG_PATCH',
  'WATCH',
  'ECG_PATCH',
  'WATCH',
  'BP_MONITOR',
  'WATCH',
  'SLEEP_MAT',
  'ECG_PATCH',
  'OXIMETER',
  'WATCH',
];
const SOS_EVERY = 50;
const MINUTE_MS = 60_000;

/** Creates a demo device. Most are worn, and three in four of those have recently sent data. */
export function demoDevice(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'device', id);
  const lifeStatus = lifeStatusOf(id, plan.counts);
  const isWorn = lifeStatus === 'bound' || lifeStatus === 'lost';
  const purchased = daysAgo(plan.today, draw.integer('purchased', 420, 900));
  const registered = addDays(purchased, draw.integer('registered', 3, 30));
  const author = `admin:${adminIdAt(plan, draw.integer('createBy', 0, plan.counts.admin - 1))}`;
  const type = deviceTypeOf(id);
  const record: WireRecord = {
    id,
    deviceNo: `M${String(id).padStart(8, '0')}`,
    sn: `DEMO-${type.replaceAll('_', '')}-${String(id).padStart(6, '0')}`,
    imei: type === 'WATCH' ? completeImei(`99000000${String(id).padStart(6, '0')}`) : null,
    mac: macOf(id),
    iccid: null,
    deviceTypeId: idByCode(rules, 'deviceType', type),
    name: null,
    firmware: draw.pick('firmware', ['1.2.0', '1.3.1', '1.3.1', '1.4.0']),
    hardware: draw.pick('hardware', ['A1', 'A2']),
    deviceUserId: isWorn ? wearerOfDevice(id, plan.counts) : null,
    lifeStatus,
    statusReason: lifeStatus === 'bound' || lifeStatus === 'registered' ? null : DEMO_LABEL,
    ...lastContact({ plan, draw, lifeStatus }),
    registerTime: workingHoursTime({ draw, field: 'registerTime', day: registered }),
    activateTime: workingHoursTime({ draw, field: 'activateTime', day: addDays(registered, 1) }),
    bindTime: isWorn ? bindTimeOf(plan, wearerOfDevice(id, plan.counts)) : null,
    batchNo: `DEMO${purchased.slice(0, 4)}${draw.integer('batch', 1, 4)}`,
    supplier: draw.pick('supplier', ['示范设备一厂', '示范设备二厂']),
    purchaseDate: purchased,
    priceFen: draw.integer('price', 199, 1999) * 100,
    // The warranty of one listed device ends soon, which shows its warning.
    warrantyEnd: id === 2 ? addDays(plan.today, 14) : addMonths(purchased, draw.pick('warranty', [24, 36, 48])),
    sampleConfig: { ecgHz: type === 'ECG_PATCH' ? '250' : null, hrIntervalSec: 60, spo2Mode: 'night', uploadMin: 10 },
    location: null,
    remark: DEMO_LABEL,
    ...recordTimes({ draw, created: registered, today: plan.today }),
    createBy: author,
    updateBy: author,
  };
  return withDerivedFields(device, record, rules);
}

/** Returns when a wearer got the current device; any previous binding ended earlier. */
export function bindTimeOf(plan: DemoPlan, wearer: number): string {
  const draw = drawOf(plan, 'deviceUser', wearer);
  // A worn device has been worn at least as long as it has records.
  const least = Math.max(20, plan.counts.recordDays);
  return workingHoursTime({ draw, field: 'bindTime', day: daysAgo(plan.today, draw.integer('bound', least, 380)) });
}

/** Returns the type of the device with an id. */
export function deviceTypeOf(id: number): string {
  return id % SOS_EVERY === 0 ? 'SOS' : (TYPES[(id - 1) % TYPES.length] ?? 'WATCH');
}

/** Returns the last contact of a device and the status it reported. */
function lastContact({ plan, draw, lifeStatus }: { plan: DemoPlan; draw: Draw; lifeStatus: string }): WireRecord {
  const isOnline = lifeStatus === 'bound' && draw.chance('online', 0.78);
  const minutesAgo = isOnline
    ? draw.integer('seen', 0, 8)
    : lifeStatus === 'bound'
      ? // Recent enough that the device does not count as silent, because its records extend to the present.
        draw.integer('away', 20, 55)
      : draw.integer('away', 20 * 1440, 60 * 1440);
  const seen = toIsoMoment(plan.now - minutesAgo * MINUTE_MS);
  return {
    onlineStatus: isOnline ? 'online' : 'offline',
    lastSeenTime: seen,
    lastDataTime: seen,
    battery: draw.chance('low', 0.06) ? draw.integer('battery', 2, 19) : draw.integer('battery', 20, 100),
    signalDbm: -draw.integer('signal', 48, 98),
    wearing: isOnline && draw.chance('wearing', 0.91),
  };
}

/** Returns a MAC address from the locally administered range, which no manufacturer assigns. */
function macOf(id: number): string {
  const digits = id.toString(16).toUpperCase().padStart(6, '0');
  return ['02', 'DE', 'A0', ...(digits.match(/../g) ?? [])].join(':');
}

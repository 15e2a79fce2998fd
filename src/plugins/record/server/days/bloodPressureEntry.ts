import { sql } from 'kysely';
import { STATUS } from '../../../../../contract/calls/envelope';
import { addDays, dayAt, dayStart } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import {
  bumpVersions,
  type ChangeFrame,
  fieldInput,
  findRecord,
  type Handler,
  presentRecord,
  type Queries,
  Rejection,
  requireRecord,
  transact,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { device as deviceEntity } from '../../../device/entities/devices/device';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import {
  bloodPressure,
  bloodPressureRecord,
  PULSE_PRESSURE_MIN,
  readings as readingsInput,
} from '../../entities/kinds/bloodPressure';
import { maxRetainedAgeDays } from '../retention/retention';
import type { SignalEvent } from '../signals/signalDay';
import { splitByWearer } from '../wearers/dayShares';
import { readBindings } from '../wearers/wearerQueries';
import { readDays } from './dayQueries';
import { decodeDay } from './encodeDay';
import { storeDays } from './storeDays';

const { deviceId, date } = bloodPressure.fields;
const entryInput = { deviceId, date, readings: readingsInput };

/** `insert`: adds manual readings to what the device has sent for the day. */
export const enterReadings: Handler = async (call, context) => {
  const { deviceId, date, readings } = fieldInput(call, entryInput);
  const entry = { deviceId: deviceId, date: date, readings: readings as SignalEvent[] };
  const data = await transact(call, context, (frame) => storeEntry(frame, entry));
  return { data, message: 'okReadingsStored' };
};

/** `correctReadings`: replaces the readings of a record. The earlier version is kept for a while. */
export const correctReadings: Handler = async (call, context) => {
  const { id, readings, reason } = fieldInput(call, bloodPressure.calls.correctReadings.input);
  const data = await transact(call, context, async (frame) => {
    const queries = context.database.applyScope(frame.transaction);
    const before = await requireRecord({ queries, entity: bloodPressure, id: id });
    const { deviceId, date, deviceUserId } = before;
    return storeEntry(frame, {
      deviceId,
      date,
      readings: readings as SignalEvent[],
      correction: { deviceUserId, reason },
    });
  });
  return { data, message: 'okReadingsStored' };
};

interface ManualEntry {
  deviceId: number;
  date: string;
  readings: readonly SignalEvent[];
  /** The wearer whose readings of the day are replaced, and the reason. */
  correction?: { deviceUserId: number | null; reason: string };
}

async function storeEntry(frame: ChangeFrame, entry: ManualEntry): Promise<WireRecord> {
  const { transaction, context, call, now } = frame;
  const { device, wearer } = await validateEntry(frame, entry);
  const { correction } = entry;
  const others = correction ? await readingsOfOthers(frame, entry, correction.deviceUserId) : [];
  const readings = [...others, ...entry.readings].sort((one, other) => Number(one.sec) - Number(other.sec));
  const { stored, changed } = await storeDays({
    transaction,
    ask: context.ask,
    device,
    days: [{ kind: 'bloodPressure', date: entry.date, series: null, events: readings }],
    source: 'manual',
    author: call.caller ? `admin:${call.caller.adminId}` : 'system',
    now,
    ...(correction && { replaces: 'day', reason: correction.reason }),
  });
  const day = stored.find(({ deviceUserId }) => deviceUserId === wearer);
  if (!day) throw new Rejection([{ field: 'date', code: 'samplesRemoved' }]);
  const { id } = day;
  const reason = call.params.reason;
  await context.audit.write(transaction, {
    call,
    id,
    resultStatus: STATUS.SUCCESS,
    ...(typeof reason === 'string' && { reason }),
  });
  await bumpVersions(transaction, [...changed, 'log']);
  return presentRecord({ context, entity: bloodPressure, queries: context.database.applyScope(transaction), id });
}

/** Returns the readings of the day that belong to other wearers. */
async function readingsOfOthers(
  { transaction, context }: ChangeFrame,
  { deviceId, date }: ManualEntry,
  wearer: number | null,
): Promise<SignalEvent[]> {
  const queryContext = { queries: transaction, ask: context.ask };
  const parts = await readDays(queryContext, 'bloodPressure', [{ deviceId, date }]);
  return parts
    .filter(({ deviceUserId }) => (deviceUserId ?? null) !== wearer)
    .flatMap((part) => [...decodeDay('bloodPressure', part).events]);
}

/**
 * Rejects readings in the future, implausible readings, and times without a wearer or with several. Returns the device and
 * its wearer.
 */
async function validateEntry(frame: ChangeFrame, { deviceId, date, readings, correction }: ManualEntry) {
  const { transaction, context, now } = frame;
  const problems = [
    ...readingProblems(readings),
    ...timeProblems({ date, readings, now, ageDays: maxRetainedAgeDays(context.config) }),
  ];
  // A device outside the caller's scope gives the same error as a missing one.
  const isVisible = (await findRecord(context.database.read, deviceEntity, deviceId)) !== undefined;
  const device = isVisible ? await readDevice(transaction, deviceId) : undefined;
  if (!device) throw new Rejection([{ field: 'deviceId', code: 'unknownReference' }, ...problems]);
  if (!device.recordKinds.includes('bloodPressure')) problems.push({ field: 'deviceId', code: 'kindNotMeasured' });
  const bindings = (await readBindings(transaction, [{ deviceId, from: date, to: date }])).get(deviceId) ?? [];
  const shares = splitByWearer(
    { series: null, events: readings },
    { date, layout: bloodPressureRecord.layout, bindings },
  );
  const wearers = shares.map(({ deviceUserId }) => deviceUserId);
  const [wearer = null] = wearers;
  if (wearers.includes(null)) problems.push({ field: 'deviceId', code: 'deviceNotWorn' });
  else if (wearers.length > 1 || (correction && correction.deviceUserId !== wearer))
    problems.push({ field: 'readings', code: 'readingsOfSeveral' });
  if (problems.length > 0) throw new Rejection(problems);
  return { device, wearer };
}

/** Reads a device that is not deleted; `undefined` if there is none. */
async function readDevice(queries: Queries, deviceId: number) {
  const row = await queries
    .selectFrom('device')
    .leftJoin('deviceType as type', 'type.id', 'device.deviceTypeId')
    .select(['device.id', 'device.firmware', 'type.recordKinds'])
    .where('device.id', '=', deviceId)
    .where('device.deleted', '=', sql.lit(0))
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, firmware, recordKinds: kinds } = row;
  return { id, firmware, recordKinds: kinds === null ? [] : (JSON.parse(kinds) as RecordKind[]) };
}

function readingProblems(readings: readonly SignalEvent[]): Problem[] {
  const seen = new Set<unknown>();
  return readings.flatMap(({ sec, sys, dia }, index): Problem[] => {
    const found: Problem[] = [];
    if (Number(sys) - Number(dia) < PULSE_PRESSURE_MIN) {
      found.push({ field: `readings.${index}.dia`, code: 'pulsePressureLow', params: { min: PULSE_PRESSURE_MIN } });
    }
    if (seen.has(sec)) found.push({ field: `readings.${index}.sec`, code: 'readingTwice' });
    seen.add(sec);
    return found;
  });
}

function timeProblems({
  date,
  readings,
  now,
  ageDays,
}: {
  date: string;
  readings: readonly SignalEvent[];
  now: number;
  /** Maximum age of a day in days. Infinite if days are kept forever. */
  ageDays: number;
}): Problem[] {
  const isKept = ageDays === Number.POSITIVE_INFINITY || date >= addDays(dayAt(now), -ageDays);
  if (!isKept) return [{ field: 'date', code: 'dayTooOld', params: { days: ageDays } }];
  if (date > dayAt(now)) return [{ field: 'date', code: 'dateInFuture' }];
  return readings.flatMap(({ sec }, index): Problem[] =>
    dayStart(date) + Number(sec) * 1_000 > now ? [{ field: `readings.${index}.sec`, code: 'timeInFuture' }] : [],
  );
}

import { STATUS } from '../../../../contract/envelope';
import { addDays, dayAt, dayStart } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import {
  bumpVersions,
  type ChangeFrame,
  fieldInput,
  findRecord,
  type Handler,
  Rejection,
  requireRecord,
  shownRecord,
  transact,
  type WireRecord,
} from '../../../../server/plugin-api';
import { device as deviceEntity } from '../../device/entities/device';
import {
  bloodPressure,
  bloodPressureRecord,
  PULSE_PRESSURE_MIN,
  readings as readingsInput,
} from '../entities/bloodPressure';
import { sharesOf } from './dayShares';
import { readBindings, readDays, readDevice } from './daySurroundings';
import { retainedAge } from './retention';
import type { SignalEvent } from './signals/signalDay';
import { storeDay } from './storeDays';
import { unpackedDay } from './wearerDay';

const { deviceId, date } = bloodPressure.fields;
const entryInput = { deviceId, date, readings: readingsInput };

/** `insert`: adds manual readings to what the device has sent for the day. */
export const enterReadings: Handler = async (call, context) => {
  const { deviceId, date, readings } = fieldInput(call, entryInput);
  const entered = { deviceId: deviceId, date: date, readings: readings as SignalEvent[] };
  const data = await transact(call, context, (frame) => store(frame, entered));
  return { data, message: 'okReadingsStored' };
};

/** `correctReadings`: replaces the readings of a record. The earlier version is kept for a while. */
export const correctReadings: Handler = async (call, context) => {
  const { id, readings, reason } = fieldInput(call, bloodPressure.calls.correctReadings.input);
  const data = await transact(call, context, async (frame) => {
    const queries = context.database.within(frame.transaction);
    const before = await requireRecord({ queries, entity: bloodPressure, id: id });
    const { deviceId, date, deviceUserId } = before;
    return store(frame, { deviceId, date, readings: readings as SignalEvent[], corrects: { deviceUserId, reason } });
  });
  return { data, message: 'okReadingsStored' };
};

interface Entered {
  deviceId: number;
  date: string;
  readings: readonly SignalEvent[];
  /** The wearer whose readings of the day are replaced, and the reason. */
  corrects?: { deviceUserId: number | null; reason: string };
}

async function store(frame: ChangeFrame, entered: Entered): Promise<WireRecord> {
  const { transaction, context, call, now } = frame;
  const { device, wearer } = await refuseWrong(frame, entered);
  const { corrects } = entered;
  const others = corrects ? await readingsOfOthers(frame, entered, corrects.deviceUserId) : [];
  const readings = [...others, ...entered.readings].sort((one, other) => Number(one.sec) - Number(other.sec));
  const { stored, changed } = await storeDay({
    transaction,
    kind: context.database.kind,
    ask: context.ask,
    device,
    day: { kind: 'bloodPressure', date: entered.date, series: null, events: readings },
    source: 'manual',
    author: call.caller ? `admin:${call.caller.adminId}` : 'system',
    now,
    ...(corrects && { replaces: 'day', reason: corrects.reason }),
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
  return shownRecord({ context, entity: bloodPressure, queries: context.database.within(transaction), id });
}

/** Returns the readings of the day that belong to other wearers. */
async function readingsOfOthers(
  { transaction, context }: ChangeFrame,
  { deviceId, date }: Entered,
  wearer: number | null,
): Promise<SignalEvent[]> {
  const asked = { queries: transaction, kind: context.database.kind, ask: context.ask };
  const parts = await readDays(asked, 'bloodPressure', [{ deviceId, date }]);
  return parts
    .filter(({ deviceUserId }) => (deviceUserId ?? null) !== wearer)
    .flatMap((part) => [...unpackedDay('bloodPressure', part).events]);
}

/**
 * Rejects readings in the future, implausible readings, and times without a wearer or with several. Returns the device and
 * its wearer.
 */
async function refuseWrong(frame: ChangeFrame, { deviceId, date, readings, corrects }: Entered) {
  const { transaction, context, now } = frame;
  const problems = [
    ...readingProblems(readings),
    ...timeProblems({ date, readings, now, ageDays: retainedAge(context.config) }),
  ];
  // A device outside the caller's scope gives the same error as a missing one.
  const isVisible = (await findRecord(context.database.read, deviceEntity, deviceId)) !== undefined;
  const device = isVisible ? await readDevice(transaction, deviceId) : undefined;
  if (!device) throw new Rejection([{ field: 'deviceId', code: 'unknownReference' }, ...problems]);
  if (!device.recordKinds.includes('bloodPressure')) problems.push({ field: 'deviceId', code: 'kindNotMeasured' });
  const asked = { queries: transaction, kind: context.database.kind };
  const bindings = (await readBindings(asked, [{ deviceId, from: date, to: date }])).get(deviceId) ?? [];
  const shares = sharesOf({ series: null, events: readings }, { date, layout: bloodPressureRecord.layout, bindings });
  const wearers = shares.map(({ deviceUserId }) => deviceUserId);
  const [wearer = null] = wearers;
  if (wearers.includes(null)) problems.push({ field: 'deviceId', code: 'deviceNotWorn' });
  else if (wearers.length > 1 || (corrects && corrects.deviceUserId !== wearer))
    problems.push({ field: 'readings', code: 'readingsOfSeveral' });
  if (problems.length > 0) throw new Rejection(problems);
  return { device, wearer };
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

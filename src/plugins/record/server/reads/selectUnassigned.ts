import { DAY_MS, dayStart, toIsoMoment } from '../../../../../contract/moment';
import { fieldInput, type Handler, type Queries } from '../../../../../server/plugin-api';
import { type RecordKind, recordKinds } from '../../../device/entities/uploads/recordKinds';
import {
  ASSIGNED_MS_MAX,
  deviceBinding,
  UNASSIGNED_MAX,
  type UnassignedPeriod,
} from '../../../device/entities/wearers/deviceBinding';
import { withImplausibleValues } from '../../entities/series';
import { readDays } from '../days/dayQueries';
import { decodeDay } from '../days/encodeDay';
import type { HealthRecord } from '../days/healthRecord';
import type { MeasuredDay } from '../days/mergeDay';
import type { WearPeriod } from '../wearers/wearerOfDay';
import { readBindings } from '../wearers/wearerQueries';

/** `selectUnassigned`: data measured without a wearer, as ranges between two wearers, the newest first. */
export const selectUnassigned: Handler = async (call, { database, ask }) => {
  const { deviceId } = fieldInput(call, deviceBinding.reads.selectUnassigned.input);
  const queries = database.read;
  const queryContext = { queries, ask };
  const found: UnassignedDay[] = [];
  for (const kind of recordKinds) {
    const rows = await queries
      .selectFrom(kind)
      .select(['deviceId', 'date'])
      .where('deviceUserId', 'is', null)
      .$if(deviceId !== null, (query) => query.where('deviceId', '=', deviceId))
      .orderBy('date', 'desc')
      .limit(UNASSIGNED_MAX)
      .execute();
    const completeRecords = await readDays(queryContext, kind, rows);
    found.push(
      ...completeRecords.filter((record) => record.deviceUserId === null).map((record) => unassignedDay(kind, record)),
    );
  }
  const spans = found.map(({ deviceId: id, date }) => ({ deviceId: id, from: date, to: date }));
  const bindings = spans.length === 0 ? new Map<number, WearPeriod[]>() : await readBindings(queries, spans);
  const ranges = joinRanges(found, bindings);
  const names = await deviceNames(
    queries,
    ranges.map(({ deviceId: id }) => id),
  );
  const data = ranges
    .sort((one, other) => other.from - one.from || one.deviceId - other.deviceId)
    .slice(0, UNASSIGNED_MAX)
    .map(
      ({ deviceId: id, from, to, kinds, samples }): UnassignedPeriod => ({
        id: `${id} ${from}`,
        deviceId: id,
        deviceName: names.get(id) ?? `#${id}`,
        fromTime: toIsoMoment(from),
        toTime: toIsoMoment(to),
        kinds,
        samples,
      }),
    );
  return { data, dataCount: data.length, message: 'okRead' };
};

/** Times of a day with a measurement, in milliseconds since 1970, ascending. */
export interface UnassignedDay {
  kind: RecordKind;
  deviceId: number;
  date: string;
  moments: { from: number; to: number }[];
}

interface UnassignedRange {
  deviceId: number;
  from: number;
  to: number;
  kinds: RecordKind[];
  samples: number;
}

/** Joins the data of each device into ranges without a wearer in between and without a gap of more than a day. */
export function joinRanges(
  days: readonly UnassignedDay[],
  bindings: ReadonlyMap<number, readonly WearPeriod[]>,
): UnassignedRange[] {
  const moments = days
    .flatMap(({ kind, deviceId, moments: own }) => own.map((moment) => ({ kind, deviceId, ...moment })))
    .sort((one, other) => one.deviceId - other.deviceId || one.from - other.from);
  const found: UnassignedRange[] = [];
  for (const { kind, deviceId, from, to } of moments) {
    const last = found.at(-1);
    const startsNewRange = (at: UnassignedRange) =>
      at.deviceId !== deviceId ||
      from - at.to > DAY_MS ||
      to - at.from > ASSIGNED_MS_MAX ||
      (bindings.get(deviceId) ?? []).some((binding) => binding.from >= at.from && binding.from < from);
    if (!last || startsNewRange(last)) found.push({ deviceId, from, to, kinds: [kind], samples: 1 });
    else {
      last.to = Math.max(last.to, to);
      last.samples += 1;
      if (!last.kinds.includes(kind)) last.kinds.push(kind);
    }
  }
  return found.map((range) => ({ ...range, to: endBefore(range, bindings.get(range.deviceId) ?? []) }));
}

/** Ends a range before the next binding, because a sample can last beyond its start. */
const endBefore = ({ from, to }: UnassignedRange, bindings: readonly WearPeriod[]): number =>
  Math.min(to, ...bindings.filter((binding) => binding.from > from).map((binding) => binding.from));

function unassignedDay(kind: RecordKind, record: HealthRecord): UnassignedDay {
  const { deviceId, date } = record;
  return { kind, deviceId, date, moments: momentsOf(date, decodeDay(kind, record)) };
}

function momentsOf(date: string, { series: stored, events }: MeasuredDay): { from: number; to: number }[] {
  const series = stored && withImplausibleValues(stored);
  const midnight = dayStart(date);
  const moments = events.flatMap(({ sec }) =>
    typeof sec === 'number' ? [{ from: midnight + sec * 1_000, to: midnight + (sec + 1) * 1_000 }] : [],
  );
  const channels = Object.values(series?.channels ?? {});
  for (let index = 0; index < (series?.count ?? 0); index += 1) {
    if (!series || channels.every((samples) => (samples[index] ?? null) === null)) continue;
    const from = midnight + (series.startSec + index * series.intervalSec) * 1_000;
    moments.push({ from, to: from + series.intervalSec * 1_000 });
  }
  return moments;
}

async function deviceNames(queries: Queries, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('device')
    .select(['id', 'sn'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, sn }) => [id, sn]));
}

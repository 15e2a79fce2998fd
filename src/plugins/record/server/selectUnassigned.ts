import { DAY_MS, dayStart, momentText } from '../../../../contract/moment';
import { databaseKindOf, fieldInput, type Handler } from '../../../../server/plugin-api';
import {
  ASSIGNED_MS_MAX,
  deviceBinding,
  UNASSIGNED_MAX,
  type UnassignedStretch,
} from '../../device/entities/deviceBinding';
import { type RecordKind, recordKinds } from '../../device/entities/recordKinds';
import { asGiven } from '../entities/series';
import { readBindings, readDays } from './daySurroundings';
import type { HealthRecord } from './healthRecord';
import type { MeasuredDay } from './mergeDay';
import { unpackedDay } from './wearerDay';
import type { Worn } from './wearerOfDay';

/** `selectUnassigned`: data measured without a wearer, as ranges between two wearers, the newest first. */
export const selectUnassigned: Handler = async (call, { database, ask }) => {
  const { deviceId } = fieldInput(call, deviceBinding.reads.selectUnassigned.input);
  const queries = database.read;
  const asked = { queries, kind: databaseKindOf(queries), ask };
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
    const whole = await readDays(asked, kind, rows);
    found.push(...whole.filter((record) => record.deviceUserId === null).map((record) => unassignedDay(kind, record)));
  }
  const spans = found.map(({ deviceId: id, date }) => ({ deviceId: id, from: date, to: date }));
  const bindings = spans.length === 0 ? new Map<number, Worn[]>() : await readBindings(asked, spans);
  const stretches = joinStretches(found, bindings);
  const names = await namesOf(
    queries,
    stretches.map(({ deviceId: id }) => id),
  );
  const data = stretches
    .sort((one, other) => other.from - one.from || one.deviceId - other.deviceId)
    .slice(0, UNASSIGNED_MAX)
    .map(
      ({ deviceId: id, from, to, kinds, samples }): UnassignedStretch => ({
        id: `${id} ${from}`,
        deviceId: id,
        deviceName: names.get(id) ?? `#${id}`,
        fromTime: momentText(from),
        toTime: momentText(to),
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

interface Stretch {
  deviceId: number;
  from: number;
  to: number;
  kinds: RecordKind[];
  samples: number;
}

/** Joins the data of each device into ranges without a wearer in between and without a gap of more than a day. */
export function joinStretches(
  days: readonly UnassignedDay[],
  bindings: ReadonlyMap<number, readonly Worn[]>,
): Stretch[] {
  const moments = days
    .flatMap(({ kind, deviceId, moments: own }) => own.map((moment) => ({ kind, deviceId, ...moment })))
    .sort((one, other) => one.deviceId - other.deviceId || one.from - other.from);
  const found: Stretch[] = [];
  for (const { kind, deviceId, from, to } of moments) {
    const last = found.at(-1);
    const isApart = (at: Stretch) =>
      at.deviceId !== deviceId ||
      from - at.to > DAY_MS ||
      to - at.from > ASSIGNED_MS_MAX ||
      (bindings.get(deviceId) ?? []).some((worn) => worn.from >= at.from && worn.from < from);
    if (!last || isApart(last)) found.push({ deviceId, from, to, kinds: [kind], samples: 1 });
    else {
      last.to = Math.max(last.to, to);
      last.samples += 1;
      if (!last.kinds.includes(kind)) last.kinds.push(kind);
    }
  }
  return found.map((stretch) => ({ ...stretch, to: endBefore(stretch, bindings.get(stretch.deviceId) ?? []) }));
}

/** Ends a range before the next binding, because a sample can last beyond its start. */
const endBefore = ({ from, to }: Stretch, bindings: readonly Worn[]): number =>
  Math.min(to, ...bindings.filter((worn) => worn.from > from).map((worn) => worn.from));

function unassignedDay(kind: RecordKind, record: HealthRecord): UnassignedDay {
  const { deviceId, date } = record;
  return { kind, deviceId, date, moments: momentsOf(date, unpackedDay(kind, record)) };
}

function momentsOf(date: string, { series: stored, events }: MeasuredDay): { from: number; to: number }[] {
  const series = stored && asGiven(stored);
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

async function namesOf(
  queries: Parameters<typeof databaseKindOf>[0],
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('device')
    .select(['id', 'sn'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, sn }) => [id, sn]));
}

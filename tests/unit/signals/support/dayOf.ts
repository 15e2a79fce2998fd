import type { RecordKind } from '../../../../src/plugins/device/entities/uploads/recordKinds';
import { records } from '../../../../src/plugins/record/entities/records';
import type { EarlierDay, SignalDay, SignalEvent } from '../../../../src/plugins/record/server/signals/signalDay';
import type { Wearer } from '../../../../src/plugins/record/server/signals/wearer';

/** A man of seventy: at most 159 beats a minute. */
export const man: Wearer = { gender: '1', age: 70, restingHr: 60, maxHr: 160, pacemaker: false };
export const woman: Wearer = { ...man, gender: '2' };

type Values = readonly (number | null)[];

interface Given {
  kind: RecordKind;
  channels?: Readonly<Record<string, Values>>;
  events?: readonly SignalEvent[];
  wearer?: Wearer;
  history?: readonly EarlierDay[];
  /** Defaults to the usual step of the kind. */
  intervalSec?: number;
  startSec?: number;
}

/** Returns a day of a kind with the given samples from its start, filled with gaps to its end. */
export function dayOf({ kind, channels = {}, events = [], wearer = man, history, ...grid }: Given): SignalDay {
  const { layout } = records[kind];
  const intervalSec = grid.intervalSec ?? layout.intervals[0] ?? 0;
  const startSec = grid.startSec ?? layout.startSec;
  if (intervalSec === 0) return { series: null, events, wearer, history };
  const count = layout.spanSec / intervalSec;
  const filled = Object.keys(layout.channels).map((name) => {
    const given = channels[name] ?? [];
    return [name, Array.from({ length: count }, (_, index) => given[index] ?? null)];
  });
  return { series: { startSec, intervalSec, count, channels: Object.fromEntries(filled) }, events, wearer, history };
}

/** Repeats a value the given number of times. */
export const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);

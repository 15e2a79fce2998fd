import type { RecordKind } from '../../../../src/plugins/device/entities/recordKinds';
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
  /** The usual one of the kind unless told. */
  intervalSec?: number;
  startSec?: number;
}

/** A day of a kind with the given samples from its beginning on, filled up with nothing to its end. */
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

/** The same value so many times. */
export const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);

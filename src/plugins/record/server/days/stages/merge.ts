import { records } from '../../../entities/records';
import { withImplausibleValues } from '../../../entities/series';
import { type DayBatch, type LoadedDay, type MergedDay, mapDays } from '../DayBatch';
import { joinParts, type MeasuredDay, mergeDay, withoutRange } from '../mergeDay';

/** Merges each day with its stored measurements, those of all wearers together. */
export const merge = (batch: DayBatch<LoadedDay>): DayBatch<MergedDay> =>
  mapDays(batch, (day) => {
    const { layout } = records[day.incoming.kind];
    const { day: measured, ...differences } = mergeDay(layout, keptOf(day), withAllSamples(day.incoming));
    return { ...day, measured, ...differences };
  });

/** Returns the stored measurements of a day that the new ones do not replace. */
function keptOf({ incoming, stored }: LoadedDay): MeasuredDay {
  if (incoming.replaces === 'day') return EMPTY_DAY;
  const parts = stored.map(({ measured }) => withAllSamples(measured));
  const joined = joinParts(records[incoming.kind].layout, parts) ?? EMPTY_DAY;
  return incoming.replaces === 'stretch' ? withoutRange(joined, incoming) : joined;
}

/** Merges samples as sent, whether plausible or not. */
const withAllSamples = ({ series, events }: MeasuredDay): MeasuredDay => ({
  series: series && withImplausibleValues(series),
  events,
});

const EMPTY_DAY: MeasuredDay = { series: null, events: [] };

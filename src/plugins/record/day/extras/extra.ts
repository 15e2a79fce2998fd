import type { DayContext } from '../../entities/dayContext';
import type { PickedMoment } from '../chart/TimeChart';
import type { WearerFacts } from '../kinds/kindDay';
import type { RecordDefinition } from '../recordDefinition';
import type { Day } from '../useDay';

/** What a part below a day's chart is told. */
export interface ExtraProps {
  definition: RecordDefinition;
  resource: string;
  day: Day;
  context: DayContext | null | undefined;
  wearer: WearerFacts;
  /** What was last picked on the chart, by the kinds that answer to it. */
  picked: PickedMoment | undefined;
}

/** A number of a record; undefined where it has none. */
export function aggregateOf(record: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = record[name];
  return typeof value === 'number' ? value : undefined;
}

import type { DayContext } from '../../entities/dayContext';
import type { PickedMoment } from '../chart/TimeChart';
import type { WearerFacts } from '../kinds/kindDay';
import type { RecordDefinition } from '../recordDefinition';
import type { Day } from '../useDay';

/** Props of a part below a day's chart. */
export interface ExtraProps {
  definition: RecordDefinition;
  resource: string;
  day: Day;
  context: DayContext | null | undefined;
  wearer: WearerFacts;
  /** The last moment picked on the chart. Only some kinds use it. */
  picked: PickedMoment | undefined;
}

/** Returns a number of a record; undefined when it has none. */
export function aggregateOf(record: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = record[name];
  return typeof value === 'number' ? value : undefined;
}

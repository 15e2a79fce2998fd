import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../../../../contract/moment';
import { type KitDataProvider, useAllowedActions, useKitDataProvider } from '../../../../core/kit';
import { useEntityResource } from '../../../../core/plugin-api';
import type { Span } from '../plot/plot';
import type { RecordDefinition } from '../recordDefinition';
import { type Day, dayQuery } from '../useDay';

const FRESH_MS = 60_000;

export interface NightRequest {
  definition: RecordDefinition;
  deviceId: number;
  deviceUserId: number | null;
  /** The day on which the night ends. */
  date: string;
  isShown: boolean;
  /** The span of the night, if it is known. It can reach into other days. */
  span?: Span;
}

/**
 * Returns the days of a night of one kind, from the device or else from another device of the same wearer. Returns undefined
 * while the kind is hidden, and null when the wearer has no data.
 */
export function useNight({ definition, deviceId, deviceUserId, date, isShown, span }: NightRequest) {
  const dataProvider = useKitDataProvider();
  const resource = useEntityResource(definition.entity.name) ?? '';
  const isAllowed = useAllowedActions(resource, ['selectByDeviceIdAndDate']).has('selectByDeviceIdAndDate');
  const { startSec, spanSec } = definition.layout;
  // The server sends the stages of a night as a whole.
  const coversNight = definition.entity.name === 'sleepStatus' || span === undefined;
  const beginsBefore = startSec >= 0 || (!coversNight && span.fromSec < startSec);
  const endsLater = !coversNight && span.toSec > startSec + spanSec;
  const query = useQuery({
    queryKey: [resource, 'night', deviceId, deviceUserId, date, beginsBefore, endsLater],
    queryFn: async ({ signal }): Promise<{ before: Day | null; day: Day | null; after: Day | null } | null> => {
      const read = (day: string) =>
        readDayWithFallback({ dataProvider, resource, definition, deviceId, deviceUserId, date: day, signal });
      const [before, day, after] = await Promise.all([
        beginsBefore ? read(addDays(date, -1)) : null,
        read(date),
        endsLater ? read(addDays(date, 1)) : null,
      ]);
      return before || day || after ? { before, day, after } : null;
    },
    enabled: isShown && isAllowed && resource !== '',
    staleTime: FRESH_MS,
    retry: false,
  });
  return { ...query, isAllowed: isAllowed && resource !== '' };
}

interface ReadDayOptions {
  dataProvider: KitDataProvider;
  resource: string;
  definition: RecordDefinition;
  deviceId: number;
  deviceUserId: number | null;
  date: string;
  signal: AbortSignal;
}

/** Reads a day of the device. If the device does not measure this kind, reads the day of the wearer's other device. */
async function readDayWithFallback({
  dataProvider,
  resource,
  definition,
  deviceId,
  deviceUserId,
  date,
  signal,
}: ReadDayOptions): Promise<Day | null> {
  const own = await dayQuery(dataProvider, { resource, definition, deviceId, date, deviceUserId }).queryFn({ signal });
  if (own || deviceUserId === null) return own;
  const { data } = await dataProvider.getList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'date', order: 'DESC' },
    filter: { deviceUserId, date },
  });
  const other = data[0]?.deviceId;
  return typeof other === 'number'
    ? dayQuery(dataProvider, { resource, definition, deviceId: other, date, deviceUserId }).queryFn({ signal })
    : null;
}

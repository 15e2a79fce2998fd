import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetMany, useGetOne } from 'react-admin';
import { type KitRecord, useAllowedActions, useCallQuery, useKitDataProvider } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { combineThresholds } from '../../device/entities/thresholds/combineThresholds';
import type { Threshold } from '../../device/entities/thresholds/thresholds';
import { maxHeartRateAt } from '../../device/entities/wearers/deviceUserRules';
import type { DayContext } from '../entities/dayContext';
import type { PackedSeries } from '../entities/series';
import type { AlertOfDay } from './alertOfDay';
import type { DayEvent, WearerFacts } from './kinds/kindDay';
import { readSeries } from './readSeries';
import type { RecordDefinition } from './recordDefinition';

/** A record with its series and events. */
export type DayRecord = KitRecord & {
  deviceId: number;
  date: string;
  deviceUserId: number | null;
  series: PackedSeries | null;
  events: readonly DayEvent[] | null;
  alerts: readonly AlertOfDay[] | null;
  samplesRemovedTime?: string | null;
};

/** A day in the form its charts need. */
export interface Day {
  record: DayRecord;
  series: ReturnType<typeof readSeries> | undefined;
  events: readonly DayEvent[];
  alerts: readonly AlertOfDay[];
}

/** Milliseconds during which a cached day counts as fresh, so that stepping back and forth does not reload it. */
const FRESH_MS = 60_000;

/** Identifies a day of one record kind. */
export interface DayRequest {
  resource: string;
  definition: RecordDefinition;
  deviceId: number | undefined;
  date: string;
  /** The wearer, if several wore the device on that day. Defaults to the wearer with the most data. */
  deviceUserId?: number | null;
}

/** Returns the query for one day of one kind. */
export const dayQuery = (
  dataProvider: ReturnType<typeof useKitDataProvider>,
  { resource, definition, deviceId, date, deviceUserId }: DayRequest,
) => ({
  queryKey: [resource, 'selectByDeviceIdAndDate', deviceId, date, deviceUserId ?? null],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Day | null> => {
    const params = { deviceId, date, ...(deviceUserId != null && { deviceUserId }) };
    // The contract defines the type of this response.
    const record = (await dataProvider.call(resource, 'selectByDeviceIdAndDate', params, {
      signal,
    })) as DayRecord | null;
    if (!record?.id) return null;
    return {
      record,
      series: record.series ? readSeries(definition.layout, record.series) : undefined,
      events: record.events ?? [],
      alerts: record.alerts ?? [],
    };
  },
  enabled: deviceId !== undefined,
  staleTime: FRESH_MS,
  retry: false,
});

/** Returns one day of a device; null when it has none. */
export function useDay(request: DayRequest) {
  return useQuery(dayQuery(useKitDataProvider(), request));
}

/** Returns the comparison values of a day and which days have data. Undefined when the back end lacks this call. */
export function useDayContext({ resource, deviceId, date, deviceUserId }: Omit<DayRequest, 'definition'>) {
  const isAllowed = useAllowedActions(resource, ['selectDayContext']).has('selectDayContext');
  const params = { deviceId, date, ...(deviceUserId != null && { deviceUserId }) };
  return useCallQuery<DayContext | null>(resource, 'selectDayContext', params, {
    enabled: isAllowed && deviceId !== undefined,
    staleTime: FRESH_MS,
    silent: false,
  }).data;
}

/** Returns the facts about the wearer that affect how a day is judged. Empty when the user may not see them. */
export function useWearerFacts(deviceUserId: number | null | undefined): WearerFacts {
  const wearer = useRecordById('deviceUser', deviceUserId);
  const conditions = useConditions(wearer);
  const age = wearer?.age;
  const maxHr = wearer?.maxHr;
  return useMemo(
    () => ({
      maxHr: typeof maxHr === 'number' ? maxHr : typeof age === 'number' ? maxHeartRateAt(age) : undefined,
      thresholds: combineThresholds(conditions),
    }),
    [age, maxHr, conditions],
  );
}

/** The thresholds of each condition of a wearer. */
function useConditions(wearer: KitRecord | undefined): readonly (readonly Threshold[])[] {
  const resource = useEntityResource('deviceUserHealthyType');
  const isAllowed = useAllowedActions(resource ?? '', ['show']).has('show');
  const ids = [wearer?.deviceUserHealthyTypeId, wearer?.otherConditionIds]
    .flat()
    .filter((id): id is number => typeof id === 'number');
  const { data } = useGetMany<KitRecord>(
    resource ?? '',
    { ids },
    { enabled: resource !== undefined && isAllowed && ids.length > 0, retry: false, staleTime: FRESH_MS },
  );
  return useMemo(
    () => (data ?? []).map(({ thresholds }) => (Array.isArray(thresholds) ? (thresholds as Threshold[]) : [])),
    [data],
  );
}

/** Returns the name of the wearer, as far as the user may see it. */
export function useWearerName(deviceUserId: number | null | undefined): string | undefined {
  const name = useRecordById('deviceUser', deviceUserId)?.name;
  return typeof name === 'string' ? name : undefined;
}

function useRecordById(entity: string, id: number | null | undefined): KitRecord | undefined {
  const resource = useEntityResource(entity);
  const isAllowed = useAllowedActions(resource ?? '', ['show']).has('show');
  const { data } = useGetOne<KitRecord>(
    resource ?? '',
    { id: id ?? 0 },
    { enabled: resource !== undefined && isAllowed && typeof id === 'number', retry: false, staleTime: FRESH_MS },
  );
  return data;
}

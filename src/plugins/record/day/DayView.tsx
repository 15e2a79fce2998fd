import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense, useState } from 'react';
import { useGetOne, useResourceContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { dayAt, isDay, parseIsoMoment } from '../../../../contract/moment';
import { entityLabel, PageHeader, ReadError } from '../../../core/kit';
import { useRecordName } from '../../../core/plugin-api';
import { aggregateRows } from './aggregateRows';
import type { PickedMoment } from './chart/TimeChart';
import { DayAlerts } from './DayAlerts';
import { DayChart } from './DayChart';
import { DayComparison } from './DayComparison';
import { DayFacts } from './DayFacts';
import { DayFigures } from './DayFigures';
import { DayReports } from './DayReports';
import { DayStepper } from './DayStepper';
import { DayWearers } from './DayWearers';
import { extraOf, kindsWithPicks } from './extras/extraOf';
import { FormerDays } from './FormerDays';
import { kindOf, type RecordDefinition } from './recordDefinition';
import { type Day, type DayRecord, useDay, useDayContext, useWearerFacts, useWearerName } from './useDay';

export interface DayViewProps {
  /** The record kind, as the contract defines it. */
  definition: RecordDefinition;
  /** The record that is shown first. The address can name another day. */
  id: number | string;
}

const NightView = lazy(() => import('./night/NightView'));

/** A day of one device and record kind: its chart, alerts and comparison. Keys move to other days. */
export default function DayView({ definition, id }: DayViewProps) {
  const resource = useResourceContext() ?? '';
  const { data: first, error, refetch } = useGetOne<DayRecord>(resource, { id }, { retry: false });
  if (error) return <ReadError error={error as Error} onRetry={() => void refetch()} />;
  return first ? <DeviceDay definition={definition} resource={resource} first={first} /> : <Loading />;
}

function DeviceDay({
  definition,
  resource,
  first,
}: {
  definition: RecordDefinition;
  resource: string;
  first: DayRecord;
}) {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const requestedDate = params.get('date') ?? '';
  const date = isDay(requestedDate) ? requestedDate : first.date;
  const isNight = params.get('view') === 'night';
  const {
    data: day,
    error,
    isPending,
    isPlaceholderData,
    refetch,
  } = useDay({
    resource,
    definition,
    deviceId: first.deviceId,
    date,
    deviceUserId: first.deviceUserId,
  });
  const { deviceId, deviceUserId } = first;
  const context = useDayContext({ resource, deviceId, date, deviceUserId });
  const record = day?.record;
  const name = useWearerName(first.deviceUserId);
  useRecordName(name ? `${name} ${date}` : date);
  const go = (changes: { date?: string; view?: string }) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <PageHeader
        title={`${translate(entityLabel(definition.entity))} · ${date}`}
        actions={
          <DayStepper
            resource={resource}
            deviceId={first.deviceId}
            date={date}
            context={context}
            onGo={(to) => go({ date: to })}
          />
        }
      />
      <DayFacts definition={definition} record={record ?? first} hasDay={record !== undefined} />
      <DayWearers resource={resource} record={record} others={context?.others ?? []} />
      <DayReports deviceUserId={record?.deviceUserId ?? first.deviceUserId} date={date} />
      <ToggleButtonGroup
        size="small"
        exclusive
        value={isNight ? 'night' : 'day'}
        onChange={(_, view: 'day' | 'night' | null) => view && go({ view: view === 'night' ? 'night' : '' })}
        aria-label={translate('record-manage.day.view.title')}
        sx={{ '@media print': { display: 'none' } }}
      >
        <ToggleButton value="day">{translate('record-manage.day.view.day')}</ToggleButton>
        <ToggleButton value="night">{translate('record-manage.day.view.night')}</ToggleButton>
      </ToggleButtonGroup>
      {error && <ReadError error={error} onRetry={() => void refetch()} />}
      {isNight ? (
        <Suspense fallback={<Loading />}>
          <NightView deviceId={first.deviceId} deviceUserId={record?.deviceUserId ?? first.deviceUserId} date={date} />
        </Suspense>
      ) : (
        <>
          {isPending && <Loading />}
          {day === null && <Alert severity="info">{translate('record-manage.day.empty', { date })}</Alert>}
          {day && (
            <Box aria-busy={isPlaceholderData} sx={{ display: 'contents' }}>
              <DayBody key={date} {...{ definition, resource, day, context }} />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

interface DayBodyProps {
  definition: RecordDefinition;
  resource: string;
  day: Day;
  context: ReturnType<typeof useDayContext>;
}

function DayBody({ definition, resource, day, context }: DayBodyProps) {
  const wearer = useWearerFacts(day.record.deviceUserId);
  const rows = aggregateRows(definition, day.record, context);
  const kind = kindOf(definition);
  const Extra = extraOf[kind];
  const [picked, setPicked] = useState<PickedMoment>();
  const removedAt = day.record.samplesRemovedTime;
  const removed = typeof removedAt === 'string' ? dayAt(parseIsoMoment(removedAt) ?? 0) : undefined;
  return (
    <>
      <DayFigures definition={definition} rows={rows} />
      {removed === undefined ? (
        <DayChart {...{ definition, day, wearer }} onPick={kindsWithPicks.has(kind) ? setPicked : undefined} />
      ) : (
        <SamplesRemoved definition={definition} day={day} on={removed} />
      )}
      {Extra && removed === undefined && (
        <Suspense fallback={<Loading />}>
          <Extra {...{ definition, resource, day, context, wearer, picked }} />
        </Suspense>
      )}
      <DayComparison definition={definition} rows={rows} context={context} />
      <FormerDays {...{ resource, definition, day, wearer }} />
    </>
  );
}

/** Shows what remains of a day after its samples have been deleted. */
function SamplesRemoved({ definition, day, on }: { definition: RecordDefinition; day: Day; on: string }) {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info">{translate('record-manage.day.samplesRemoved', { date: on })}</Alert>
      <DayAlerts entity={definition.entity} alerts={day.alerts} />
    </>
  );
}

function Loading() {
  return <LinearProgress aria-label={useTranslate()('kit.list.loading')} />;
}

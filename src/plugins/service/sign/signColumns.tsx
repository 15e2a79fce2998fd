import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { FieldName } from '../../../../contract/defineEntity';
import { type ColumnInput, EmptyValue, formatMoment, type KitRecord, useDistanceText } from '../../../core/kit';
import type { serviceApplication } from '../entities/applications/serviceApplication';
import { ExceptionChip } from './ExceptionChip';
import { SignStatusChip } from './SignStatusChip';

/** The columns of the list of the day's visits. */
export const signColumns: readonly ColumnInput<FieldName<typeof serviceApplication>>[] = [
  { source: 'elderlyName', label: 'service-manage.sign.elder' },
  { source: 'attendantName', label: 'service-manage.sign.attendant' },
  {
    source: 'planStart',
    label: 'service-manage.sign.plan',
    render: ({ planStart, planEnd }) => <Time>{`${clock(planStart)}–${clock(planEnd)}`}</Time>,
    exportText: ({ planStart, planEnd }) => `${formatMoment(String(planStart))} – ${clock(planEnd)}`,
  },
  {
    source: 'signInTime',
    label: 'service-manage.sign.in',
    render: (record) => <SignTime record={record} end="signIn" />,
  },
  {
    source: 'signOutTime',
    label: 'service-manage.sign.out',
    render: (record) => <SignTime record={record} end="signOut" />,
  },
  {
    source: 'actualMinutes',
    label: 'service-manage.sign.minutes',
    numeric: true,
    render: (record) => minutesOf(record),
    exportText: minutesOf,
  },
  'signMethod',
  {
    source: 'photoCount',
    label: 'service-manage.sign.photos',
    numeric: true,
    render: (record) => photoCount(record),
    exportText: (record) => String(photoCount(record)),
  },
  {
    source: 'signStatus',
    render: (record) => <SignState record={record} />,
  },
];

/** Shows the sign status, and what was done about it: a marked exception, the last reminder. */
function SignState({ record: { signStatus, exceptionType, remindTime } }: { record: KitRecord }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <SignStatusChip status={signStatus} />
      <ExceptionChip type={exceptionType} />
      {typeof remindTime === 'string' && (
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {translate('service-manage.sign.reminded', { time: clock(remindTime) })}
        </Box>
      )}
    </Box>
  );
}

/** Shows the time of a sign and its distance from the place, highlighted if outside the geofence. */
function SignTime({ record, end }: { record: KitRecord; end: 'signIn' | 'signOut' }) {
  const translate = useTranslate();
  const distanceText = useDistanceText();
  const [time, distance, radius] = [record[`${end}Time`], record[`${end}DistanceM`], record.geofenceM];
  if (typeof time !== 'string') return <EmptyValue />;
  const isOutside = typeof distance === 'number' && typeof radius === 'number' && distance > radius;
  return (
    <Time>
      {clock(time)}{' '}
      <Box
        component="span"
        sx={{ color: isOutside ? 'error.main' : 'text.secondary', fontWeight: isOutside ? 600 : undefined }}
      >
        {typeof distance === 'number' ? distanceText(distance) : translate('service-manage.sign.noPosition')}
      </Box>
    </Time>
  );
}

function Time({ children }: { children: React.ReactNode }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}

/** Formats the time of a moment in the company's time zone. */
function clock(moment: unknown): string {
  return typeof moment === 'string' ? formatMoment(moment).slice(11) : '';
}

function minutesOf({ actualMinutes, planMinutes }: KitRecord): string {
  return `${typeof actualMinutes === 'number' ? actualMinutes : '–'} / ${typeof planMinutes === 'number' ? planMinutes : '–'}`;
}

function photoCount({ signInPhotos, signOutPhotos, servicePhotos }: KitRecord): number {
  return [signInPhotos, signOutPhotos, servicePhotos].flatMap((photos) => (Array.isArray(photos) ? photos : [])).length;
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DayMark } from '../entities/dayContext';
import { type DayRecord, useWearerName } from './useDay';

interface DayWearersProps {
  resource: string;
  /** Missing where the day has no record. */
  record: DayRecord | undefined;
  /** The other records of the same day. */
  others: readonly DayMark[];
}

/**
 * Explains that the day is only part of what the device measured, and links to the other wearers' parts. Also warns when the
 * data belongs to no wearer.
 */
export function DayWearers({ resource, record, others }: DayWearersProps) {
  const translate = useTranslate();
  return (
    <>
      {record && record.deviceUserId === null && (
        <Alert severity="warning">{translate('record-manage.day.nobody')}</Alert>
      )}
      {others.length > 0 && (
        <Alert severity="info">
          {translate('record-manage.day.others')}
          {others.map((other) => (
            <Box key={other.id} component="span" sx={{ marginInlineStart: 1 }}>
              <OtherWearer resource={resource} other={other} />
            </Box>
          ))}
        </Alert>
      )}
    </>
  );
}

function OtherWearer({ resource, other: { id, deviceUserId } }: { resource: string; other: DayMark }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const name = useWearerName(deviceUserId);
  return (
    <MuiLink component={Link} to={createPath({ resource, type: 'show', id })}>
      {deviceUserId === null ? translate('record-manage.day.unassigned') : (name ?? `#${deviceUserId}`)}
    </MuiLink>
  );
}

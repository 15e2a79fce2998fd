import MuiLink from '@mui/material/Link';
import { useCreatePath, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type KitRecord, useAllowedActions } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';

const FRESH_MS = 60_000;

export interface DayLinkProps {
  /** Record kind of the link target. */
  kind: 'heartRate' | 'sleepStatus';
  report: KitRecord;
  date: string;
}

/** Links from a report to the wearer's records of that day. Renders nothing if there are none that the user may see. */
export function DayLink({ kind, report, date }: DayLinkProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useEntityResource(kind) ?? '';
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  const { data: [day] = [] } = useGetList<KitRecord>(
    resource,
    { pagination: { page: 1, perPage: 1 }, filter: { deviceUserId: report.deviceUserId, date } },
    {
      enabled: resource !== '' && isAllowed && typeof report.deviceUserId === 'number',
      retry: false,
      staleTime: FRESH_MS,
    },
  );
  if (!day) return null;
  return (
    <MuiLink
      component={Link}
      to={createPath({ resource, type: 'show', id: day.id })}
      sx={{ alignSelf: 'flex-start', fontSize: '0.8125rem' }}
    >
      {translate(`report-manage.day.${kind}`)}
    </MuiLink>
  );
}

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useCreatePath, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type KitRecord, useAllowedActions } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';

/** Reports that can cover a day, and the filter that finds them. */
const REPORTS = {
  ecg: (date: string) => ({ reportTime: { from: date, to: date } }),
  sleep: (date: string) => ({ nightDate: date }),
} as const;
const FRESH_MS = 60_000;

export interface DayReportsProps {
  deviceUserId: number | null;
  date: string;
}

/**
 * Links to the wearer's reports on a day: to the only report, or to a list of several. Renders nothing when there are none.
 */
export function DayReports({ deviceUserId, date }: DayReportsProps) {
  if (deviceUserId === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: '0.8125rem', '&:empty': { display: 'none' } }}>
      {(Object.keys(REPORTS) as (keyof typeof REPORTS)[]).map((entity) => (
        <ReportLink key={entity} entity={entity} filter={{ deviceUserId, ...REPORTS[entity](date) }} />
      ))}
    </Box>
  );
}

function ReportLink({ entity, filter }: { entity: keyof typeof REPORTS; filter: object }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useEntityResource(entity) ?? '';
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  const { data = [], total = 0 } = useGetList<KitRecord>(
    resource,
    { pagination: { page: 1, perPage: 1 }, filter },
    { enabled: resource !== '' && isAllowed, retry: false, staleTime: FRESH_MS },
  );
  const [first] = data;
  if (!first) return null;
  const to =
    total === 1
      ? createPath({ resource, type: 'show', id: first.id })
      : `${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <MuiLink component={Link} to={to}>
      {translate(`record-manage.day.reports.${entity}`, { smart_count: total })}
    </MuiLink>
  );
}

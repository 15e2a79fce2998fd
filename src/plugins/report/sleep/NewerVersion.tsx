import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useCreatePath, useGetList, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { KitRecord } from '../../../core/kit';

/** Shows on a fixed report that late data has created another version of the night. */
export function NewerVersion({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { deviceUserId, nightDate, revision } = record;
  const { data = [] } = useGetList<KitRecord>(
    resource,
    { pagination: { page: 1, perPage: 10 }, filter: { deviceUserId, nightDate } },
    { retry: false },
  );
  const newer = data.find((other) => Number(other.revision ?? 1) > Number(revision ?? 1) && other.status !== 'invalid');
  if (!newer) return null;
  return (
    <Alert severity="info">
      <MuiLink component={Link} to={createPath({ resource, type: 'show', id: newer.id })} color="inherit">
        {translate('report-manage.sleep.newer', { reportNo: String(newer.reportNo) })}
      </MuiLink>
    </Alert>
  );
}

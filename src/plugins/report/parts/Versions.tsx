import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useCreatePath, useGetList, useGetOne, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { choiceLabel, type KitRecord } from '../../../core/kit';
import { ecg } from '../entities/ecg';

/** Shows the previous and the next version of a report, and which of them is valid. */
export function Versions({ record }: { record: KitRecord }) {
  const resource = useResourceContext() ?? '';
  const replacesId = typeof record.replacesId === 'number' ? record.replacesId : undefined;
  const { data: replacing = [] } = useGetList<KitRecord>(
    resource,
    { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' }, filter: { replacesId: record.id } },
    { retry: false },
  );
  const { data: older } = useGetOne<KitRecord>(
    resource,
    { id: replacesId ?? 0 },
    { enabled: replacesId !== undefined, retry: false },
  );
  const newer = replacing.find(({ status }) => status !== 'invalid');
  const isReplaced = newer?.status === 'published';
  return (
    <>
      {newer && (
        <OtherVersion
          severity={isReplaced ? 'warning' : 'info'}
          message={isReplaced ? 'newerValid' : 'newerWaiting'}
          report={newer}
        />
      )}
      {older && <OtherVersion severity="info" message="older" report={older} />}
    </>
  );
}

interface OtherVersionProps {
  severity: 'warning' | 'info';
  message: 'newerValid' | 'newerWaiting' | 'older';
  report: KitRecord;
}

function OtherVersion({ severity, message, report }: OtherVersionProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const params = {
    reportNo: String(report.reportNo),
    // All kinds of reports have the same states.
    state: translate(choiceLabel(ecg, 'status', String(report.status))),
  };
  return (
    <Alert severity={severity}>
      <MuiLink component={Link} to={createPath({ resource, type: 'show', id: report.id })} color="inherit">
        {translate(`report-manage.version.${message}`, params)}
      </MuiLink>
    </Alert>
  );
}

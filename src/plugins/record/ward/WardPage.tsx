import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PageHeader, ReadError, useRefreshWhileVisible } from '../../../core/kit';
import { useEntityResource, usePermission } from '../../../core/plugin-api';
import { WARD_MAX, wearerAlert } from '../entities/alerts/wearerAlert';
import { REFRESH_MS, useWard, WARD_ENTITIES, type WardFilter } from './useWard';
import { WardFilters } from './WardFilters';
import { WardPatientCard } from './WardPatientCard';

/** Lists everyone who needs attention now, the worst first. */
export default function WardPage() {
  const resource = useEntityResource(wearerAlert.name);
  return resource ? <Ward resource={resource} /> : null;
}

function Ward({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [filter, setFilter] = useState<WardFilter>({});
  const hasHistory = usePermission({ resource, action: 'list' });
  const { data, error, isPending, isFetching, refetch } = useWard(resource, filter);
  useRefreshWhileVisible(() => void refetch(), REFRESH_MS, { entities: WARD_ENTITIES });
  const waiting = data?.filter(({ escalation }) => escalation === 'post' || escalation === 'lead').length ?? 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <PageHeader
        title="record-manage.ward.title"
        description="record-manage.ward.description"
        actions={
          hasHistory && (
            <Button component={Link} to={createPath({ resource, type: 'list' })}>
              {translate('record-manage.ward.history')}
            </Button>
          )
        }
      />
      <WardFilters filter={filter} onChange={setFilter} patients={data} isFetching={isFetching && !isPending} />
      {isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
      {error && <ReadError error={error} onRetry={() => void refetch()} />}
      {waiting > 0 && <Alert severity="error">{translate('record-manage.ward.waiting', { count: waiting })}</Alert>}
      {data?.length === 0 && <Alert severity="success">{translate('record-manage.ward.nobody')}</Alert>}
      {data?.length === WARD_MAX && (
        <Alert severity="info">{translate('record-manage.ward.cut', { max: WARD_MAX })}</Alert>
      )}
      <Box
        component="ul"
        aria-label={translate('record-manage.ward.title')}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1, listStyle: 'none', margin: 0, padding: 0, minWidth: 0 }}
      >
        {data?.map((patient) => (
          <WardPatientCard key={patient.id} patient={patient} resource={resource} />
        ))}
      </Box>
    </Box>
  );
}

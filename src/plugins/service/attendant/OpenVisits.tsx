import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { lazy, Suspense, useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { FieldValue, type KitRecord } from '../../../core/kit';
import { planText } from '../application/planText';
import { serviceApplication } from '../entities/applications/serviceApplication';

const AssignDialog = lazy(() => import('../application/assign/AssignDialog'));

interface OpenVisitsProps {
  resource: string;
  visits: readonly KitRecord[];
  /** The visits have been taken from the attendant, so each offers to be reassigned. */
  isReleased: boolean;
}

/** Lists visits of attendants with name, time and current status. */
export function OpenVisits({ resource, visits, isReleased }: OpenVisitsProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<KitRecord>();
  const { data: currentRecords = [] } = useGetMany<KitRecord & { id: number }>(
    resource,
    { ids: visits.map(({ id }) => Number(id)) },
    { enabled: isReleased, retry: false },
  );
  const current = isReleased
    ? visits.map((visit) => currentRecords.find((each) => each?.id === visit.id) ?? visit)
    : visits;
  return (
    <>
      <List dense disablePadding sx={{ maxHeight: 260, overflow: 'auto' }}>
        {current.map((visit) => (
          <ListItem key={visit.id} disableGutters divider sx={{ gap: 1 }}>
            <ListItemText
              primary={`${planText(visit)} · ${String(visit.elderlyName ?? '')}`}
              secondary={[visit.applicationNo, visit.attendantName].filter(Boolean).join(' · ')}
            />
            <Box component="span">
              <FieldValue entity={serviceApplication} source="status" record={visit} />
            </Box>
            {isReleased && visit.status === 'accepted' && (
              <Button size="small" onClick={() => setChosen(visit)}>
                {translate('service-manage.application.actions.reassign')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {chosen && (
        <Suspense fallback={null}>
          <AssignDialog resource={resource} records={[chosen]} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

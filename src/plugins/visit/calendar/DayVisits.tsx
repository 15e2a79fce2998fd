import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreatePath, useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EmptySection, FieldValue, RecordActionButtons, useAllowedActions, useListPath } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';
import type { ListedVisit } from '../returnVisit/nextVisit';
import { isOpenVisit } from './isOpenVisit';
import { MoveDialog } from './MoveDialog';

/** Maximum number of follow-ups to show; a link leads to the others. */
const VISITS_MAX = 50;

export interface DayVisitsProps {
  resource: string;
  /** `YYYY-MM-DD`. */
  day: string;
  isMovable: boolean;
}

/** Lists the follow-ups of a day with actions to open, complete or reschedule each, and to plan new ones for the day. */
export function DayVisits({ resource, day, isMovable }: DayVisitsProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayPlan = useAllowedActions(resource, ['create']).has('create');
  const [moved, setMoved] = useState<ListedVisit>();
  const filter = { planDate: day };
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<ListedVisit>(resource, {
    pagination: { page: 1, perPage: VISITS_MAX },
    sort: { field: 'status', order: 'ASC' },
    filter,
  });
  const listPath = useListPath(resource, filter);
  const planPath = `${createPath({ resource, type: 'create' })}?source=${encodeURIComponent(JSON.stringify({ planDate: day }))}`;
  return (
    <Paper variant="outlined" component="section" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, padding: 2, paddingBlockEnd: 1 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1 }}>
          {translate('visit-manage.calendar.ofDay', { day })}
          {total > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, marginInlineStart: 1 }}>
              {total}
            </Box>
          )}
        </Typography>
        {total > VISITS_MAX && (
          <Button size="small" component={RouterLink} to={listPath}>
            {translate('kit.show.related')}
          </Button>
        )}
        {mayPlan && (
          <Button size="small" startIcon={<AddIcon />} component={RouterLink} to={planPath}>
            {translate('visit-manage.calendar.plan')}
          </Button>
        )}
      </Box>
      {!isPending && data.length === 0 && <EmptySection>{translate('kit.show.relatedEmpty')}</EmptySection>}
      {data.map((record) => (
        <Box
          key={record.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
            paddingInline: 2,
            paddingBlock: 0.75,
            borderTop: 1,
            borderColor: 'divider',
            fontSize: '0.875rem',
          }}
        >
          <Link component={RouterLink} to={createPath({ resource, id: record.id, type: 'show' })}>
            {record.elderlyName ?? record.visitNo}
          </Link>
          {(['status', 'purpose', 'method', 'visitorId'] as const).map((source) => (
            <Box key={source} component="span">
              <FieldValue entity={returnVisit} source={source} record={record} empty={null} />
            </Box>
          ))}
          <Box sx={{ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <RecordActionButtons
              entity={returnVisit}
              resource={resource}
              record={record}
              operations={['finishVisit']}
            />
            {isMovable && isOpenVisit(record.status) && (
              <Button size="small" onClick={() => setMoved(record)}>
                {translate('visit-manage.calendar.move')}
              </Button>
            )}
          </Box>
        </Box>
      ))}
      {moved && <MoveDialog resource={resource} record={moved} onClose={() => setMoved(undefined)} />}
    </Paper>
  );
}

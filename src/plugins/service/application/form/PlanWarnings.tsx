import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { addDays, addMonths } from '../../../../../contract/moment';
import { useEntityResource } from '../../../../core/plugin-api';
import { LTCI_MONTHLY_MINUTES } from '../../entities/applications/applicationLimits';
import { plannedStates } from '../../entities/applications/applicationStates';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { dayOf, planText } from '../planText';
import { type OtherVisit, planConflicts } from './planConflicts';
import { type ApplicationDraft, useApplicationDraft } from './useApplicationDraft';

const VISITS_MAX = 1000;

/** Warns before saving about what the server would refuse, and about other visits and the quota. */
export function PlanWarnings() {
  const translate = useTranslate();
  const draft = useApplicationDraft();
  const visits = useVisitsOfMonth(draft);
  const { same, others, quotaLeft } = planConflicts(draft, visits);
  const name = (visit: OtherVisit) => `${visit.applicationNo} ${planText(visit)}`;
  const text = (key: string, options: object) => translate(`service-manage.application.warnings.${key}`, options);
  return (
    <Box aria-live="polite" sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {same.map((visit) => (
        <Alert key={visit.id} severity="error">
          {text('same', { visit: name(visit) })}
        </Alert>
      ))}
      {others.map((visit) => (
        <Alert key={visit.id} severity="warning">
          {text('other', { visit: name(visit) })}
        </Alert>
      ))}
      {quotaLeft !== undefined && (
        <Alert severity={quotaLeft < 0 ? 'error' : 'info'}>
          {text(quotaLeft < 0 ? 'quotaExceeded' : 'quotaLeft', {
            hours: LTCI_MONTHLY_MINUTES / 60,
            minutes: Math.abs(quotaLeft),
          })}
        </Alert>
      )}
    </Box>
  );
}

/** Returns the elder's planned visits in the month of the plan; none while either is unknown. */
function useVisitsOfMonth({ elderlyId, planStart }: ApplicationDraft): readonly (RaRecord<number> & OtherVisit)[] {
  const resource = useEntityResource(serviceApplication.name) ?? '';
  const day = dayOf(planStart);
  const month = day && `${day.slice(0, 7)}-01`;
  const isAsked = resource !== '' && elderlyId !== undefined && month !== '';
  const { data = [] } = useGetList<RaRecord<number> & OtherVisit>(
    resource,
    {
      pagination: { page: 1, perPage: VISITS_MAX },
      sort: { field: 'planStart', order: 'ASC' },
      filter: {
        elderlyId,
        status: [...plannedStates],
        planStart: month && { from: month, to: addDays(addMonths(month, 1), -1) },
      },
      meta: unlimitedRows,
    },
    { enabled: isAsked, retry: false },
  );
  return isAsked ? data : [];
}

const unlimitedRows = { operation: 'selectBySelective' };

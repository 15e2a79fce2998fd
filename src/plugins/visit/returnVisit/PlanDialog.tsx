import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { addDays, isDay } from '../../../../contract/moment';
import {
  choiceLabel,
  DayField,
  FormDialog,
  fieldLabel,
  RecordPicker,
  RefusalNotice,
  today,
  useAttempt,
  useCallQuery,
  useKitDataProvider,
} from '../../../core/kit';
import { type VisitLevel, visitLevels } from '../../elderly/entities/assessment/visitLevel';
import { returnVisit } from '../entities/returnVisit';
import { type DueVisits, PLAN_MAX } from '../entities/returnVisitCalls';
import { visitMethods } from '../entities/visitCodes';

/** Plans a follow-up for every elder who is due by a day, after showing how many there are. */
export default function PlanDialog({ resource, onClose }: { resource: string; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const [until, setUntil] = useState(() => addDays(today(), 7));
  const [levels, setLevels] = useState<readonly VisitLevel[]>(visitLevels);
  const [method, setMethod] = useState<string>('phone');
  const [visitorIds, setVisitorIds] = useState<number[]>([]);
  const { attempt, isBusy, refusal } = useAttempt();
  const isQueryValid = isDay(until) && levels.length > 0;
  const { data: due, isFetching } = useCallQuery<DueVisits>(
    resource,
    'selectDueVisits',
    { until, visitLevels: levels },
    { enabled: isQueryValid, silent: false },
  );

  async function plan() {
    await attempt(async () => {
      const [visitorId] = visitorIds;
      await dataProvider.call(
        resource,
        'planVisits',
        {
          until,
          visitLevels: levels,
          method,
          ...(visitorId !== undefined && { visitorId }),
        },
        { silent: 'rejection' },
      );
      refresh();
      onClose();
    });
  }

  return (
    <FormDialog
      title={translate('visit-manage.plan.title')}
      submitLabel={translate('visit-manage.plan.button')}
      isIncomplete={!isQueryValid || !due || due.total === 0}
      isBusy={isBusy}
      onSubmit={plan}
      onClose={onClose}
    >
      <DayField
        margin="dense"
        label={translate(fieldLabel(returnVisit, 'planVisits.until'))}
        value={until}
        error={refusal?.errors.until}
        onChange={setUntil}
      />
      <FormGroup row aria-label={translate(fieldLabel(returnVisit, 'planVisits.visitLevels'))}>
        {visitLevels.map((level) => (
          <FormControlLabel
            key={level}
            control={
              <Checkbox
                size="small"
                checked={levels.includes(level)}
                onChange={(_, checked) =>
                  setLevels(visitLevels.filter((each) => (each === level ? checked : levels.includes(each))))
                }
              />
            }
            label={`${translate(choiceLabel(returnVisit, 'visitLevel', level))}${due ? ` · ${due.byLevel[level]}` : ''}`}
          />
        ))}
      </FormGroup>
      <TextField
        select
        size="small"
        label={translate(fieldLabel(returnVisit, 'planVisits.method'))}
        value={method}
        error={refusal?.errors.method !== undefined}
        helperText={refusal?.errors.method}
        onChange={({ target }) => setMethod(target.value)}
      >
        {visitMethods.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(choiceLabel(returnVisit, 'method', each))}
          </MenuItem>
        ))}
      </TextField>
      <RecordPicker
        entity="admin"
        ids={visitorIds}
        multiple={false}
        label={translate(fieldLabel(returnVisit, 'planVisits.visitorId'))}
        error={refusal?.errors.visitorId !== undefined}
        helperText={refusal?.errors.visitorId ?? translate('visit-manage.plan.visitorHelp')}
        onChange={setVisitorIds}
      />
      {due && (
        <Alert severity={due.total > 0 ? 'info' : 'success'} aria-busy={isFetching} aria-live="polite">
          {due.total > PLAN_MAX
            ? translate('visit-manage.plan.tooMany', { count: due.total, max: PLAN_MAX })
            : translate('visit-manage.plan.due', { count: due.total })}
        </Alert>
      )}
      <RefusalNotice
        refusal={refusal}
        entity={returnVisit}
        operation="planVisits"
        isShown={(field) => ['until', 'method', 'visitorId'].includes(field)}
      />
    </FormDialog>
  );
}

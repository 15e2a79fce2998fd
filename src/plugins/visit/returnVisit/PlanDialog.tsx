import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { type VisitLevel, visitLevels } from '../../../../contract/elderly/visitLevel';
import { addDays, isDay } from '../../../../contract/moment';
import { returnVisit } from '../../../../contract/visit/returnVisit';
import { type DueVisits, PLAN_MAX } from '../../../../contract/visit/returnVisitCalls';
import { visitMethods } from '../../../../contract/visit/visitCodes';
import { choiceLabel, fieldLabel, RecordPicker, today, useKitDataProvider } from '../../../core/kit';

/** Plans a follow-up for everybody who is due by a day; how many they are is seen before. */
export default function PlanDialog({ resource, onClose }: { resource: string; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const [until, setUntil] = useState(() => addDays(today(), 7));
  const [levels, setLevels] = useState<readonly VisitLevel[]>(visitLevels);
  const [method, setMethod] = useState<string>('phone');
  const [visitorIds, setVisitorIds] = useState<number[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const isAsked = isDay(until) && levels.length > 0;
  const { data: due, isFetching } = useQuery({
    queryKey: [resource, 'selectDueVisits', until, levels],
    // The server has answered what the contract says.
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectDueVisits', { until, visitLevels: levels }, { signal })) as DueVisits,
    enabled: isAsked,
    retry: false,
  });

  async function plan(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isAsked || isBusy) return;
    setIsBusy(true);
    try {
      const [visitorId] = visitorIds;
      await dataProvider.call(resource, 'planVisits', {
        until,
        visitLevels: levels,
        method,
        ...(visitorId !== undefined && { visitorId }),
      });
      refresh();
      onClose();
    } catch {
      // The HTTP client has already shown why; the dialog stays for another try.
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', onSubmit: plan } }}
    >
      <DialogTitle id={titleId}>{translate('visit-manage.plan.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <TextField
          type="date"
          size="small"
          margin="dense"
          label={translate(fieldLabel(returnVisit, 'planVisits.until'))}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
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
          helperText={translate('visit-manage.plan.visitorHelp')}
          onChange={setVisitorIds}
        />
        {due && (
          <Alert severity={due.total > 0 ? 'info' : 'success'} aria-busy={isFetching} aria-live="polite">
            {due.total > PLAN_MAX
              ? translate('visit-manage.plan.tooMany', { count: due.total, max: PLAN_MAX })
              : translate('visit-manage.plan.due', { count: due.total })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isAsked || !due || due.total === 0}>
          {translate('visit-manage.plan.button')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

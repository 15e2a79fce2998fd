import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import {
  DayField,
  fieldLabel,
  RefusalNotice,
  TitledDialog,
  today,
  useAttempt,
  useCallQuery,
  useKitDataProvider,
} from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import { bloodPressure, READINGS_MAX, readingFields } from '../entities/kinds/bloodPressure';
import { MonitorPicker } from './MonitorPicker';
import { ReadingRow } from './ReadingRow';
import { type ReadingDraft, readingDraft, readingInput } from './readingDraft';

/** Enters manual readings, or replaces the readings of a day. */
export default function ReadingsDialog({ resource, records: [record], onClose }: ActionProps) {
  const { data, isPending } = useCallQuery(
    resource,
    'selectByDeviceIdAndDate',
    { deviceId: record?.deviceId, date: record?.date },
    {
      parse: readingsIn,
      silent: false,
      dependencies: ['readings'],
      enabled: record !== undefined,
      // Disables the cache: a correction must start from the stored readings.
      gcTime: 0,
    },
  );
  if (record && isPending) return <LinearProgress />;
  const drafts = data && data.length > 0 ? data.map(readingDraft) : [readingDraft()];
  return <ReadingsForm resource={resource} record={record} initial={drafts} onClose={onClose} />;
}

function readingsIn(day: unknown): Record<string, unknown>[] {
  const events = typeof day === 'object' && day !== null && 'events' in day ? day.events : undefined;
  return Array.isArray(events) ? (events as Record<string, unknown>[]) : [];
}

interface ReadingsFormProps {
  resource: string;
  record: ActionProps['records'][number] | undefined;
  initial: readonly ReadingDraft[];
  onClose: () => void;
}

function ReadingsForm({ resource, record, initial, onClose }: ReadingsFormProps) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const [drafts, setDrafts] = useState(initial);
  const [deviceIds, setDeviceIds] = useState<number[]>([]);
  const [date, setDate] = useState(today());
  const [reason, setReason] = useState('');
  const { attempt, isBusy, refusal } = useAttempt();
  const errors = refusal?.errors ?? {};
  const title = translate(`record-manage.readings.${record ? 'correct' : 'enter'}`);

  const save = () => {
    const readings = drafts.map(readingInput);
    const params = record ? { id: record.id, readings, reason } : { deviceId: deviceIds[0] ?? null, date, readings };
    return attempt(async () => {
      await dataProvider.call(resource, record ? 'correctReadings' : 'insert', params, { silent: 'rejection' });
      refresh();
      onClose();
    });
  };

  return (
    <TitledDialog title={title} onClose={isBusy ? undefined : onClose} maxWidth="md">
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Alert severity="info">{translate(`record-manage.readings.${record ? 'correctHelp' : 'help'}`)}</Alert>
        {record ? (
          <TextField
            required
            size="small"
            margin="none"
            label={translate(fieldLabel(bloodPressure, 'correctReadings.reason'))}
            value={reason}
            error={errors.reason !== undefined}
            helperText={errors.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        ) : (
          <>
            <MonitorPicker ids={deviceIds} error={errors.deviceId} onChange={setDeviceIds} />
            <DayField
              required
              margin="none"
              label={translate(fieldLabel(bloodPressure, 'date'))}
              value={date}
              error={errors.date}
              onChange={setDate}
            />
          </>
        )}
        {drafts.map((draft, index) => (
          <ReadingRow
            key={draft.key}
            draft={draft}
            number={index + 1}
            errors={errorsOf(errors, index)}
            onChange={(changed) => setDrafts(drafts.map((each) => (each.key === draft.key ? changed : each)))}
            onRemove={drafts.length > 1 ? () => setDrafts(drafts.filter(({ key }) => key !== draft.key)) : undefined}
          />
        ))}
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={drafts.length >= READINGS_MAX}
          onClick={() => setDrafts([...drafts, readingDraft()])}
          sx={{ alignSelf: 'start' }}
        >
          {translate('record-manage.readings.add')}
        </Button>
        <RefusalNotice
          refusal={refusal}
          entity={bloodPressure}
          operation={record && 'correctReadings'}
          isShown={(field) => isInput(field, { isNew: !record, rows: drafts.length })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void save()}>
          {translate('record-manage.readings.save')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

/** Whether the dialog has an input for a field of the call. */
function isInput(field: string, { isNew, rows }: { isNew: boolean; rows: number }): boolean {
  const [name, index, part = ''] = field.split('.');
  if (name === 'readings') return Number(index) < rows && Object.hasOwn(readingFields, part);
  return isNew ? field === 'deviceId' || field === 'date' : field === 'reason';
}

/** Returns the error messages for the fields of one reading. */
function errorsOf(errors: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const prefix = `readings.${index}.`;
  const own = Object.entries(errors).filter(([field]) => field.startsWith(prefix));
  return Object.fromEntries(own.map(([field, message]) => [field.slice(prefix.length), message]));
}

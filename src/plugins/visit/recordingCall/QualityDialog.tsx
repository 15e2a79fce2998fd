import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useRefresh, useTranslate } from 'react-admin';
import {
  choiceLabel,
  FormDialog,
  fieldLabel,
  type KitRecord,
  RefusalNotice,
  transitionLabel,
  useAttempt,
  useKitDataProvider,
} from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import { type RecordingCall, recordingCall } from '../entities/recordingCall';
import { type QualityItem, qualityItems, qualityPoints, qualityScoreOf } from '../entities/recordingCallTransitions';
import RecordingPlayer from './RecordingPlayer';

/** Scores a call while it plays; the items that were done well make up the points. */
export default function QualityDialog({ resource, records, onClose }: ActionProps) {
  // Actions only receive records of their own resource.
  const [record] = records as readonly (KitRecord & Partial<RecordingCall>)[];
  return record ? <Scoring resource={resource} record={record} onClose={onClose} /> : null;
}

interface ScoringProps {
  resource: string;
  record: KitRecord & Partial<RecordingCall>;
  onClose: () => void;
}

function Scoring({ resource, record, onClose }: ScoringProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const { attempt, isBusy, refusal } = useAttempt();
  const [items, setItems] = useState<readonly QualityItem[]>(record.qualityItems ?? []);
  const [note, setNote] = useState(record.qualityNote ?? '');
  const label = translate(transitionLabel(recordingCall, 'checkQuality'));

  async function submit() {
    await attempt(async () => {
      const { id, version } = record;
      const input = { id, version, qualityItems: items, ...(note.trim() !== '' && { qualityNote: note.trim() }) };
      await dataProvider.call(resource, 'checkQuality', input, { silent: 'rejection' });
      refresh();
      onClose();
    });
  }

  return (
    <FormDialog
      title={`${label} · ${record.callNo}`}
      submitLabel={label}
      submitColor="success"
      maxWidth="sm"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ResourceContextProvider value={resource}>
        <RecordingPlayer record={record} />
      </ResourceContextProvider>
      <FormGroup
        aria-label={translate(fieldLabel(recordingCall, 'qualityItems'))}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, marginBlock: 1.5 }}
      >
        {qualityItems.map((item) => (
          <FormControlLabel
            key={item}
            control={
              <Checkbox
                size="small"
                checked={items.includes(item)}
                onChange={(_, checked) =>
                  setItems(qualityItems.filter((each) => (each === item ? checked : items.includes(each))))
                }
              />
            }
            label={translate('visit-manage.quality.item', {
              item: translate(choiceLabel(recordingCall, 'qualityItems', item)),
              points: qualityPoints[item],
            })}
          />
        ))}
      </FormGroup>
      <Typography aria-live="polite" sx={{ fontWeight: 600, marginBlockEnd: 1.5 }}>
        {translate('visit-manage.quality.score', { score: qualityScoreOf(items) })}
      </Typography>
      <TextField
        fullWidth
        size="small"
        multiline
        minRows={2}
        label={translate(fieldLabel(recordingCall, 'qualityNote'))}
        value={note}
        error={refusal?.errors.qualityNote !== undefined}
        helperText={refusal?.errors.qualityNote}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: recordingCall.fields.qualityNote.max } }}
      />
      <RefusalNotice
        refusal={refusal}
        entity={recordingCall}
        operation="checkQuality"
        isShown={(field) => field === 'qualityNote'}
      />
    </FormDialog>
  );
}

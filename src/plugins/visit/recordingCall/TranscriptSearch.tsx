import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { CallForm, choiceLabel, formatMoment, TitledDialog, useAttempt, useKitDataProvider } from '../../../core/kit';
import { type RecordingCall, recordingCall, TRANSCRIPT_HITS_MAX } from '../entities/recordingCall';

/** Searches transcripts and lists the matching calls; the server logs each search. */
export default function TranscriptSearch({ resource, onClose }: { resource: string; onClose: () => void }) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const { attempt, isBusy } = useAttempt();
  const [hits, setHits] = useState<readonly RecordingCall[]>();

  async function search(input: object) {
    const answer = await dataProvider.call(resource, 'searchTranscripts', { ...input }, { silent: true });
    // The contract defines the format of the answer.
    setHits((answer as { data: RecordingCall[] }).data);
  }

  return (
    <TitledDialog title={translate('visit-manage.transcripts.title')} onClose={onClose} maxWidth="sm">
      <CallForm
        entity={recordingCall}
        operation="searchTranscripts"
        fields={recordingCall.calls.searchTranscripts.input}
        onSubmit={async (input) => {
          const refusal = await attempt(() => search(input));
          if (refusal) setHits(undefined);
          return refusal;
        }}
        footer={
          <>
            <DialogContent aria-live="polite" sx={{ paddingBlock: 0 }}>
              <Alert severity="info">{translate('visit-manage.transcripts.logged')}</Alert>
              {hits?.length === 0 && <p>{translate('visit-manage.transcripts.none')}</p>}
              {hits && hits.length > 0 && <Hits resource={resource} hits={hits} />}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{translate('ra.action.close')}</Button>
              <Button type="submit" variant="contained" loading={isBusy}>
                {translate('ra.action.search')}
              </Button>
            </DialogActions>
          </>
        }
      />
    </TitledDialog>
  );
}

function Hits({ resource, hits }: { resource: string; hits: readonly RecordingCall[] }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <>
      <List dense>
        {hits.map(({ id, callNo, callTime, direction, elderlyName }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton component={Link} to={createPath({ resource, type: 'show', id })}>
              <ListItemText
                primary={[callNo, elderlyName].filter(Boolean).join(' · ')}
                secondary={`${formatMoment(callTime)} · ${translate(choiceLabel(recordingCall, 'direction', direction))}`}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {hits.length === TRANSCRIPT_HITS_MAX && (
        <p>{translate('visit-manage.transcripts.latest', { count: hits.length })}</p>
      )}
    </>
  );
}

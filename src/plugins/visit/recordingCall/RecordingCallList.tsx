import SearchIcon from '@mui/icons-material/ManageSearchOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { EntityList, useAllowedActions } from '../../../core/kit';
import { recordingCall } from '../entities/recordingCall';

const TranscriptSearch = lazy(() => import('./TranscriptSearch'));

/** Lists calls, the latest first. */
export default function RecordingCallList() {
  return <EntityList entity={recordingCall} actions={<TranscriptButton />} />;
}

/** Opens the transcript search, if the user can reveal transcripts. */
function TranscriptButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const allowed = useAllowedActions(resource, ['searchTranscripts', 'unmask']);
  if (!allowed.has('searchTranscripts') || !allowed.has('unmask')) return null;
  return (
    <>
      <Button size="small" startIcon={<SearchIcon />} onClick={() => setIsOpen(true)}>
        {translate('visit-manage.transcripts.button')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TranscriptSearch resource={resource} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

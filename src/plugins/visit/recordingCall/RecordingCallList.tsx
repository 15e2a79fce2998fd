import SearchIcon from '@mui/icons-material/ManageSearchOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { addDays } from '../../../../contract/moment';
import { recordingCall } from '../../../../contract/visit/recordingCall';
import { EntityList, today, useAllowedActions } from '../../../core/kit';

const TranscriptSearch = lazy(() => import('./TranscriptSearch'));

/** Calls, the latest first. */
export default function RecordingCallList() {
  const day = today();
  return (
    <EntityList
      entity={recordingCall}
      columns={[
        'callNo',
        'callTime',
        'direction',
        'elderlyId',
        'adminId',
        'disposition',
        'talkSec',
        'returnVisitId',
        'qualityScore',
        'retentionUntil',
        'status',
      ]}
      quickFilters={[
        { label: 'visit-manage.call.quick.unlinked', filter: { status: 'uploaded' }, count: true },
        { label: 'visit-manage.call.quick.unchecked', filter: { status: 'linked' }, count: true },
        { label: 'visit-manage.call.quick.poor', filter: { qualityScore: { to: 59 } } },
        { label: 'visit-manage.call.quick.week', filter: { callTime: { from: addDays(day, -6), to: day } } },
      ]}
      actions={<TranscriptButton />}
    />
  );
}

/** Looks into transcripts, for who may reveal them. */
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

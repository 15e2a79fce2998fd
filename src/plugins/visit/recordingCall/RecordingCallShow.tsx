import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { recordingCall } from '../../../../contract/visit/recordingCall';
import { EntityShow, type KitRecord } from '../../../core/kit';
import { callSections } from './callSections';

const RecordingPlayer = lazy(() => import('./RecordingPlayer'));

/** Everything about one call, with its recording to listen to. */
export default function RecordingCallShow() {
  return (
    <EntityShow
      entity={recordingCall}
      sections={[
        {
          label: 'visit-manage.call.recording',
          fields: ['format', 'durationSec', 'sizeBytes', 'retentionUntil'],
          content: (record) => <Player record={record} />,
        },
        { ...callSections[0], fields: ['callNo', ...callSections[0].fields, 'returnVisitId'] },
        {
          label: 'visit-manage.call.quality',
          fields: ['qualityScore', 'qualityItems', 'qualityNote', 'checkerId', 'checkTime'],
        },
        callSections[1],
      ]}
    />
  );
}

function Player({ record }: { record: KitRecord }) {
  if (record.recording === null || record.recording === undefined) return null;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <RecordingPlayer record={record} />
    </Suspense>
  );
}

import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { EntityShow, type KitRecord } from '../../../core/kit';
import { recordingCall } from '../entities/recordingCall';

const RecordingPlayer = lazy(() => import('./RecordingPlayer'));

/** Shows everything about one call, with a player for the recording. */
export default function RecordingCallShow() {
  return <EntityShow entity={recordingCall} parts={{ recording: (record) => <Player record={record} /> }} />;
}

function Player({ record }: { record: KitRecord }) {
  if (record.recording === null || record.recording === undefined) return null;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <RecordingPlayer record={record} />
    </Suspense>
  );
}

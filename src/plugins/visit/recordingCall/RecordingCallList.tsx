import { addDays } from '../../../../contract/moment';
import { recordingCall } from '../../../../contract/visit/recordingCall';
import { EntityList, today } from '../../../core/kit';

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
    />
  );
}

import { PendingRecordsLink } from '../../../core/kit';
import { wearerAlert } from '../entities/alerts/wearerAlert';

/** Shows unclaimed critical alerts in the notification panel. */
export default function UnclaimedAlertsLink() {
  return (
    <PendingRecordsLink
      entity={wearerAlert}
      label="record-manage.ward.waitingCritical"
      filter={{ status: 'open', alertLevel: 'critical' }}
      tone="danger"
      to="/jishan-smart/record-manage/index"
    />
  );
}

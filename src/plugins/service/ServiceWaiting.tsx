import { useGetIdentity } from 'react-admin';
import { PendingRecordsLink } from '../../core/kit';
import { serviceApplication } from './entities/applications/serviceApplication';
import { attendant } from './entities/attendants/attendant';

/** Shows what awaits this administrator's decision, in the panel of the bell. */
export default function ServiceWaiting() {
  const { data: identity } = useGetIdentity();
  const adminId = Number(identity?.adminId ?? 0);
  return (
    <>
      {adminId > 0 && (
        <PendingRecordsLink
          entity={serviceApplication}
          label="service-manage.bell.approvals"
          filter={{ approvalAdminId: adminId }}
          tone="warning"
        />
      )}
      <PendingRecordsLink
        entity={attendant}
        label="service-manage.bell.attendants"
        filter={{ status: 'pending' }}
        tone="warning"
      />
    </>
  );
}

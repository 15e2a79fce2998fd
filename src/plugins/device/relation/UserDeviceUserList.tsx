import { userDeviceUser } from '../../../../contract/device/userDeviceUser';
import { EntityList } from '../../../core/kit';

/** Who may see whom; what waits to be confirmed comes first. */
export default function UserDeviceUserList() {
  return (
    <EntityList
      entity={userDeviceUser}
      columns={[
        'userId',
        'deviceUserId',
        'relation',
        'role',
        'isPrimary',
        'permissions',
        'notifyLevel',
        'applyTime',
        'expireTime',
        'status',
      ]}
      quickFilters={[
        { label: 'device-manage.quick.pending', filter: { status: 'pending' }, count: true },
        { label: 'device-manage.quick.following', filter: { status: 'active' } },
        { label: 'device-manage.quick.over', filter: { status: ['revoked', 'expired', 'refused'] } },
      ]}
    />
  );
}

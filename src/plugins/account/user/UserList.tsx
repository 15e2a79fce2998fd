import { user } from '../../../../contract/account/user';
import { EntityList } from '../../../core/kit';

/** Mini-program accounts of families and elders. */
export default function UserList() {
  return (
    <EntityList
      entity={user}
      columns={['userNo', 'nickname', 'realName', 'phone', 'verifyStatus', 'lastLoginTime', 'createTime', 'status']}
      quickFilters={[
        { label: 'account-manage.user.quick.unverified', filter: { verifyStatus: 'pending' }, count: true },
        { label: 'account-manage.user.quick.normal', filter: { status: 'normal' } },
        { label: 'account-manage.user.quick.disabled', filter: { status: 'disabled' } },
      ]}
    />
  );
}

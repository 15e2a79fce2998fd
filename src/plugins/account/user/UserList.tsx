import { user } from '../../../../contract/account/user';
import { addDays } from '../../../../contract/moment';
import { EntityList, today } from '../../../core/kit';

/** Days before its end at which a membership is pointed out. */
const RENEWAL_DAYS = 30;

/** Mini-program accounts of families and elders. */
export default function UserList() {
  const day = today();
  return (
    <EntityList
      entity={user}
      columns={[
        'userNo',
        'nickname',
        'realName',
        'phone',
        'verifyStatus',
        'vipId',
        'vipExpire',
        'lastLoginTime',
        'createTime',
        'status',
      ]}
      quickFilters={[
        { label: 'account-manage.user.quick.unverified', filter: { verifyStatus: 'pending' }, count: true },
        { label: 'account-manage.user.quick.normal', filter: { status: 'normal' } },
        { label: 'account-manage.user.quick.disabled', filter: { status: 'disabled' } },
        {
          label: 'account-manage.user.quick.renewal',
          filter: { status: 'normal', vipExpire: { from: day, to: addDays(day, RENEWAL_DAYS) } },
        },
      ]}
    />
  );
}

import { useRecordContext } from 'react-admin';
import { EntityShow, groupLabel, RelatedList } from '../../../core/kit';
import { user } from '../entities/user';
import { vip } from '../entities/vip';

/** Shows everything about one level, and its members. */
export default function VipShow() {
  return (
    <EntityShow entity={vip}>
      <Members />
    </EntityShow>
  );
}

function Members() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <RelatedList
      entity={user}
      filter={{ vipId: record.id }}
      columns={['userNo', 'nickname', 'vipExpire', 'status']}
      label={groupLabel(vip, 'members')}
    />
  );
}

import { userAddress } from '../../../../contract/service/userAddress';
import { EntityList } from '../../../core/kit';

/** Places of service, the centres of the check-in geofences. */
export default function UserAddressList() {
  return (
    <EntityList
      entity={userAddress}
      columns={[
        'contactName',
        'contactPhone',
        'userId',
        'elderlyId',
        'regionText',
        'detail',
        'tag',
        'isDefault',
        'geofenceM',
        'geoVerified',
        'updateTime',
      ]}
      quickFilters={[
        { label: 'service-manage.address.quick.unverified', filter: { geoVerified: false }, count: true },
        { label: 'service-manage.address.quick.verified', filter: { geoVerified: true } },
      ]}
    />
  );
}

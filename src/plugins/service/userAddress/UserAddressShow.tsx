import { EntityShow, RecordMap, type ShowOptions } from '../../../core/kit';
import { userAddress } from '../entities/places/userAddress';
import { AddressUses } from './AddressUses';

const parts = {
  geofence: (record) => <RecordMap record={record} radiusM={Number(record.geofenceM ?? 0)} />,
  openVisits: (record) => <AddressUses record={record} />,
} satisfies ShowOptions<typeof userAddress>['parts'];

/** Shows everything about one place of service. */
export default function UserAddressShow() {
  return <EntityShow entity={userAddress} parts={parts} />;
}

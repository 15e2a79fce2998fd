import { userAddress } from '../../../../contract/service/userAddress';
import { EntityShow, type ShowSection } from '../../../core/kit';
import { AddressMap } from './AddressMap';
import { AddressUses } from './AddressUses';
import { geofenceFields, personSection, placeSection } from './userAddressFields';

/** Everything about one place of service. */
export default function UserAddressShow() {
  return <EntityShow entity={userAddress} sections={sections} />;
}

const sections: readonly ShowSection[] = [
  personSection,
  placeSection,
  {
    label: 'service-manage.address.geofence',
    fields: geofenceFields,
    content: (record) => <AddressMap record={record} />,
  },
  {
    label: 'service-manage.address.openVisits',
    fields: [],
    content: (record) => <AddressUses record={record} />,
  },
];

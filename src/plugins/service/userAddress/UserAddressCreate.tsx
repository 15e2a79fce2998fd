import { userAddress } from '../../../../contract/service/userAddress';
import { EntityCreate } from '../../../core/kit';
import { userAddressFormSections } from './userAddressFormSections';

/** Adds a place of service. */
export default function UserAddressCreate() {
  return <EntityCreate entity={userAddress} sections={userAddressFormSections} />;
}

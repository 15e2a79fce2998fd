import { userAddress } from '../../../../contract/service/userAddress';
import { EntityEdit } from '../../../core/kit';
import { userAddressFormSections } from './userAddressFormSections';

/** Changes a place of service. */
export default function UserAddressEdit() {
  return <EntityEdit entity={userAddress} sections={userAddressFormSections} />;
}

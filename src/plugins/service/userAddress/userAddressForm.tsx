import { formOptions } from '../../../core/kit';
import { userAddress } from '../entities/userAddress';
import { AddressPlaceInput } from './AddressPlaceInput';

/** The form of an address: the place is set on a map. */
export default formOptions(userAddress, { parts: { geofence: <AddressPlaceInput /> } });

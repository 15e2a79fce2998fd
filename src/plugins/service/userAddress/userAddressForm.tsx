import { formOptions } from '../../../core/kit';
import { userAddress } from '../entities/places/userAddress';
import { AddressPlaceInput } from './AddressPlaceInput';

/** The form of an address, with a map for the place. */
export default formOptions(userAddress, { parts: { geofence: <AddressPlaceInput /> } });

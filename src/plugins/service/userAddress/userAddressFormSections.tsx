import type { FormSection } from '../../../core/kit';
import { PlaceInput } from './PlaceInput';
import { geofenceFields, personSection, placeSection } from './userAddressFields';

/** The parts of an address's form. */
export const userAddressFormSections: readonly FormSection[] = [
  personSection,
  placeSection,
  {
    label: 'service-manage.address.geofence',
    description: 'service-manage.address.geofenceHelp',
    fields: geofenceFields,
    content: <PlaceInput />,
  },
];

import type { FormSection } from '../../../core/kit';

/** The parts of an address's form and page. */
export const userAddressSections = [
  {
    label: 'service-manage.address.person',
    fields: ['userId', 'elderlyId', 'contactName', 'contactPhone', 'tag', 'isDefault'],
  },
  {
    label: 'service-manage.address.place',
    fields: ['regionCode', 'regionText', 'detail', 'houseNote', 'remark'],
  },
  {
    label: 'service-manage.address.geofence',
    description: 'service-manage.address.geofenceHelp',
    fields: ['lng', 'lat', 'geoSource', 'geoVerified', 'geofenceM'],
  },
] as const satisfies readonly FormSection[];

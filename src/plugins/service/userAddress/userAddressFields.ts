/** What form and page of an address have in common. */
export const personSection = {
  label: 'service-manage.address.person',
  fields: ['userId', 'elderlyId', 'contactName', 'contactPhone', 'tag', 'isDefault'],
} as const;

export const placeSection = {
  label: 'service-manage.address.place',
  fields: ['regionCode', 'regionText', 'detail', 'houseNote', 'remark'],
} as const;

export const geofenceFields = ['lng', 'lat', 'geoSource', 'geoVerified', 'geofenceM'] as const;

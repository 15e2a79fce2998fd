import type { WireRecord } from '../../../../../server/plugin-api';
import { HOME_GEOFENCE_M } from '../../../elderly/entities/homeGeofence';

/** Returns the fields that an application copies from its address. */
export function placeFieldsFromAddress(address: WireRecord): WireRecord {
  return {
    serviceAddress: address.detail ?? null,
    serviceRegionCode: address.regionCode ?? null,
    serviceLng: address.lng ?? null,
    serviceLat: address.lat ?? null,
    geofenceM: address.geofenceM ?? HOME_GEOFENCE_M,
  };
}

/** Returns the fields that an application copies from the elder's home. */
export function placeFieldsFromHome(elder: WireRecord | undefined): WireRecord {
  const { liveAddress, regionCode, lng, lat } = elder ?? {};
  return placeFieldsFromAddress({ detail: liveAddress, regionCode, lng, lat });
}

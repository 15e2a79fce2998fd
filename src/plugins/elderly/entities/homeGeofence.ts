/** Radius in meters within which a sign-in counts as at an elder's own home, unless a service address specifies another. */
export const HOME_GEOFENCE_M = 100;

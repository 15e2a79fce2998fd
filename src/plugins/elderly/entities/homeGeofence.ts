/** Radius in metres within which a sign-in counts as at an elder's own home, where no address of service says another. */
export const HOME_GEOFENCE_M = 100;

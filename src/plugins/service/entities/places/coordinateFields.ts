import { decimal } from '../../../../../contract/fields';

/** Longitude of a place in degrees, GCJ-02; only the server writes it. */
export const longitude = () => decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate', readOnly: true });
/** Latitude of a place in degrees, GCJ-02; only the server writes it. */
export const latitude = () => decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate', readOnly: true });

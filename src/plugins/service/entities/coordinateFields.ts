import { decimal } from '../../../../contract/fields';

/** Degrees of a place that only the server writes, GCJ-02. */
export const longitude = () => decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate', set: 'server' });
/** Degrees of a place that only the server writes, GCJ-02. */
export const latitude = () => decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate', set: 'server' });

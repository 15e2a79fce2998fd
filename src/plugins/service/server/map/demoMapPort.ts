import { definePort } from '../../../../../server/plugin-api';

/** Port through which demo data provides the map of its city, as GeoJSON. */
export const demoMapPort = definePort<() => string>('service.demoMap');

import { defineDictionary, type EntityRecord } from '../defineEntity';
import { checkThresholds, thresholdsField } from './thresholds';

/** Health class of wearers, with the thresholds beyond which their values raise alerts. */
export const deviceUserHealthyType = defineDictionary({
  name: 'deviceUserHealthyType',
  section: 'device',
  fields: { thresholds: thresholdsField },
  check: checkThresholds,
});
export type DeviceUserHealthyType = EntityRecord<typeof deviceUserHealthyType>;

import { defineDictionary, type EntityRecord } from '../../../../../contract/defineEntity';
import { checkThresholds, thresholdsField } from '../thresholds/thresholds';

/** Health class of wearers, with the thresholds that raise alerts. */
export const deviceUserHealthyType = defineDictionary({
  name: 'deviceUserHealthyType',
  section: 'device',
  fields: { thresholds: thresholdsField },
  ownColumns: ['thresholds'],
  check: checkThresholds,
});
export type DeviceUserHealthyType = EntityRecord<typeof deviceUserHealthyType>;

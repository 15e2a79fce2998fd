import { defineDictionary, type EntityRecord } from '../../../../../contract/defineEntity';
import { choice, choices, image, integer, text } from '../../../../../contract/fields';
import { recordKinds, reportKinds } from '../uploads/recordKinds';

export const deviceCategories = ['ecgPatch', 'watch', 'oximeter', 'bpMonitor', 'sleepMat', 'sos', 'gateway'] as const;

/** A device model, with the record and report kinds it produces. */
export const deviceType = defineDictionary({
  name: 'deviceType',
  section: 'device',
  fields: {
    model: text({ max: 50, list: true, search: true }),
    vendor: text({ max: 50, list: true, filter: true }),
    category: choice(deviceCategories, { required: true, list: true, filter: true }),
    /** Record kinds that its uploads can contain. */
    recordKinds: choices(recordKinds, { filter: true }),
    reportKinds: choices(reportKinds, { filter: true }),
    ecgHz: choice(['125', '250', '500'], {}),
    batteryHours: integer({ min: 1, max: 100_000 }),
    /** Hours without data after which a worn device counts as silent. Defaults to the limit of its category. */
    silentHours: integer({ min: 1, max: 8_760 }),
    /** Registration number of the medical device. */
    certNo: text({ max: 50 }),
    image: image({ mask: undefined }),
    manualUrl: text({ max: 255, format: 'url' }),
    protocol: choice(['http', 'mqtt', 'ble'], {}),
  },
  ownColumns: ['category', 'vendor', 'model', 'recordKinds'],
});
export type DeviceType = EntityRecord<typeof deviceType>;

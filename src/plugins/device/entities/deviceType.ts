import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, choices, image, integer, text } from '../../../../contract/fields';
import { recordKinds, reportKinds } from './recordKinds';

export const deviceCategories = ['ecgPatch', 'watch', 'oximeter', 'bpMonitor', 'sleepMat', 'sos', 'gateway'] as const;

/** Model of a device: which records and reports it yields. */
export const deviceType = defineDictionary({
  name: 'deviceType',
  section: 'device',
  fields: {
    model: text({ max: 50, list: true, search: true }),
    vendor: text({ max: 50, list: true, filter: true }),
    category: choice(deviceCategories, { required: true, list: true, filter: true }),
    /** What its uploads may hold. */
    recordKinds: choices(recordKinds, { filter: true }),
    reportKinds: choices(reportKinds, { filter: true }),
    ecgHz: choice(['125', '250', '500'], {}),
    batteryHours: integer({ min: 1, max: 100_000 }),
    /** Hours without data after which one that is worn counts as silent; by its category unless told. */
    silentHours: integer({ min: 1, max: 8_760 }),
    /** Registration of the medical device. */
    certNo: text({ max: 50 }),
    image: image({ mask: undefined }),
    manualUrl: text({ max: 255, format: 'url' }),
    protocol: choice(['http', 'mqtt', 'ble'], {}),
  },
  ownColumns: ['category', 'vendor', 'model', 'recordKinds'],
});
export type DeviceType = EntityRecord<typeof deviceType>;

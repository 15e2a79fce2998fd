import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { choice, dateTime, integer, reference, text } from '../../../../../contract/fields';
import { uploadRefusalCodes } from './uploadProtocol';

/** Days for which refused uploads are kept. */
export const REFUSAL_DAYS = 180;

/** Uploads of a device that were refused for one reason within an hour. All unknown devices share one row. */
export const deviceRefusal = defineEntity({
  name: 'deviceRefusal',
  section: 'device',
  personal: false,
  titleField: 'code',
  fields: {
    /** Missing if the device is unknown. */
    deviceId: reference('device', { readOnly: true, weak: true, list: true, filter: true }),
    code: choice(uploadRefusalCodes, { required: true, readOnly: true, list: true, filter: true }),
    /** Start of the hour. */
    hour: dateTime({ required: true, readOnly: true, list: true, filter: true }),
    count: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true, readOnly: true, list: true }),
    lastTime: dateTime({ readOnly: true, list: true }),
    /** IP address of the last upload. */
    ip: text({ max: 45, readOnly: true, list: true }),
    /** Unique key of device, reason and hour, so that counts add up in one row. */
    refusalKey: text({ max: 64, unique: true, readOnly: true }),
  },
  columns: ['hour', 'deviceId', 'code', 'count', 'lastTime', 'ip'],
  sort: [['hour', 'desc']],
  deletion: { kind: 'never' },
  rowScope: { through: 'deviceId', unlinked: 'everybody' },
});
export type DeviceRefusal = EntityRecord<typeof deviceRefusal>;

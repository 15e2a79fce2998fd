import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, integer, reference, text } from '../../../../contract/fields';
import { uploadRefusalCodes } from './uploadProtocol';

/** Days for which refused uploads are remembered. */
export const REFUSAL_DAYS = 180;

/** Uploads of a device that were refused for one reason within an hour; one row for all unknown devices together. */
export const deviceRefusal = defineEntity({
  name: 'deviceRefusal',
  section: 'device',
  personal: false,
  represent: 'code',
  fields: {
    /** Missing where it is not known which device it was. */
    deviceId: reference('device', { set: 'server', weak: true, list: true, filter: true }),
    code: choice(uploadRefusalCodes, { required: true, set: 'server', list: true, filter: true }),
    /** When the hour began. */
    hour: dateTime({ required: true, set: 'server', list: true, filter: true }),
    count: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true, set: 'server', list: true }),
    lastTime: dateTime({ set: 'server', list: true }),
    /** From where the last one came. */
    ip: text({ max: 45, set: 'server', list: true }),
    /** Device, reason and hour; adds up in one row. */
    refusalKey: text({ max: 64, unique: true, set: 'server' }),
  },
  columns: ['hour', 'deviceId', 'code', 'count', 'lastTime', 'ip'],
  sort: [['hour', 'desc']],
  removal: { kind: 'never' },
  belongs: { through: 'deviceId', unlinked: 'everybody' },
});
export type DeviceRefusal = EntityRecord<typeof deviceRefusal>;

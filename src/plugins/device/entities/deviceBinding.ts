import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, reference } from '../../../../contract/fields';

/** Why a binding ended. */
export const bindingEnds = ['unbound', 'maintenance', 'retired'] as const;

/** Who wore which device from when to when; written by the server as devices are bound and unbound. */
export const deviceBinding = defineEntity({
  name: 'deviceBinding',
  section: 'device',
  represent: 'bindTime',
  fields: {
    deviceId: reference('device', { required: true, set: 'server', weak: true, list: true, filter: true }),
    deviceUserId: reference('deviceUser', { required: true, set: 'server', weak: true, list: true, filter: true }),
    bindTime: dateTime({ required: true, set: 'server', list: true, filter: true }),
    /** Missing while it lasts. */
    unbindTime: dateTime({ set: 'server', list: true, filter: true }),
    endReason: choice(bindingEnds, { set: 'server', list: true, filter: true }),
  },
  columns: ['deviceId', 'deviceUserId', 'bindTime', 'unbindTime', 'endReason'],
  sort: [['bindTime', 'desc']],
  removal: { kind: 'never' },
  belongs: { through: 'deviceUserId' },
  indexes: [
    ['deviceId', 'bindTime'],
    ['deviceUserId', 'bindTime'],
  ],
});
export type DeviceBinding = EntityRecord<typeof deviceBinding>;

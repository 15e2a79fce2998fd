import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, decimal, reference, text } from '../../../../contract/fields';
import type { FoundLevel } from '../../device/entities/thresholds/alertLevels';
import { type EventKind, eventKinds } from '../../device/entities/uploads/eventKinds';

/**
 * The urgency of each event kind (our choice): an open door or water can wait for staff already on the way, a person cannot.
 */
export const eventLevels: Readonly<Record<EventKind, FoundLevel>> = {
  sos: 'critical',
  fall: 'critical',
  smoke: 'critical',
  gas: 'critical',
  inactivity: 'critical',
  water: 'warn',
  door: 'warn',
};

/** One event of a device (SOS, fall, smoke …), with the times at which staff answered it and reached the person. */
export const deviceEvent = defineEntity({
  name: 'deviceEvent',
  section: 'record',
  titleField: 'time',
  fields: {
    deviceId: reference('device', { required: true, weak: true, readOnly: true, list: true, filter: true }),
    /** The wearer at the time of the event; missing when nobody wore the device. */
    deviceUserId: reference('deviceUser', { weak: true, readOnly: true, list: true, filter: true }),
    kind: choice(eventKinds, {
      colors: { sos: 'danger', fall: 'danger', smoke: 'danger', gas: 'danger', inactivity: 'danger', water: 'warning' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** Time according to the device. */
    time: dateTime({ required: true, readOnly: true, list: true, filter: true }),
    receiveTime: dateTime({ required: true, readOnly: true, list: true }),
    /** The event id that the device assigned. */
    eventNo: text({ max: 64, required: true, readOnly: true, personal: false }),
    lng: decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate', readOnly: true }),
    lat: decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate', readOnly: true }),
    /** `test` marks a test of the device: it alerts nobody and counts nowhere else. */
    status: choice(['waiting', 'answered', 'attended', 'closed', 'test'], {
      colors: { waiting: 'danger', answered: 'warning', attended: 'info', closed: 'positive', test: 'neutral' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** When an administrator first took it on. */
    answerTime: dateTime({ readOnly: true, list: true }),
    answeredById: reference('admin', { readOnly: true, weak: true, list: true, filter: true }),
    /** When staff reached the person. */
    attendTime: dateTime({ readOnly: true, list: true }),
    attendedById: reference('admin', { readOnly: true, weak: true, filter: true }),
    closeTime: dateTime({ readOnly: true, list: true }),
  },
  columns: ['time', 'kind', 'status', 'deviceUserId', 'deviceId', 'answerTime', 'attendTime', 'closeTime'],
  quickFilters: {
    waiting: { filter: { status: 'waiting' }, count: true },
    test: { filter: { status: 'test' }, count: true },
  },
  sort: [['time', 'desc']],
  erasure: { records: 'remove', about: ['deviceUserId'] },
  deletion: { kind: 'never' },
  rowScope: { through: 'deviceUserId', unlinked: 'everybody' },
  indexes: [
    ['deviceId', 'eventNo'],
    ['deviceUserId', 'status'],
  ],
});
export type DeviceEvent = EntityRecord<typeof deviceEvent>;

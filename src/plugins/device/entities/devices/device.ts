import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import {
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  group,
  integer,
  money,
  reason,
  reference,
  text,
} from '../../../../../contract/fields';
import { checkDevice, deriveDevice } from './deviceRules';
import { lifeStatuses, onlineStatuses } from './deviceStates';
import { deviceTransitions } from './deviceTransitions';

/** Identifiers of a device. */
const identity = {
  sn: text({
    max: 32,
    pattern: /[A-Z0-9-]{6,32}/,
    format: 'code',
    required: true,
    unique: true,
    immutable: true,
    list: true,
    search: true,
    personal: false,
  }),
  imei: text({ max: 15, pattern: /\d{15}/, unique: true, mask: 'document' }),
  mac: text({ max: 17, pattern: /[0-9A-Fa-f]{2}([:-]?[0-9A-Fa-f]{2}){5}/, unique: true, mask: 'document' }),
  /** Number of the SIM card. */
  iccid: text({ max: 20, pattern: /\d{19,20}/, unique: true, mask: 'document' }),
} as const;

/** Origin of the device. */
const stock = {
  batchNo: text({ max: 32, filter: true, personal: false }),
  supplier: text({ max: 50, filter: true, personal: false }),
  purchaseDate: date({ filter: true }),
  priceFen: money({}),
  warrantyEnd: date({ list: true, filter: true }),
} as const;

/** One physical health monitor and its wearer. */
export const device = defineEntity({
  name: 'device',
  section: 'device',
  titleField: 'sn',
  fields: {
    deviceNo: text({
      max: 16,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: 'M', digits: 8 },
    }),
    ...identity,
    deviceTypeId: reference('deviceType', { required: true, list: true, filter: true }),
    name: text({ max: 50, list: true, search: true, personal: true }),
    firmware: text({ max: 20, list: true, filter: true, personal: false }),
    hardware: text({ max: 20, filter: true, personal: false }),
    /** The wearer; a lost device keeps its wearer. */
    deviceUserId: reference('deviceUser', { readOnly: true, list: true, filter: true }),
    lifeStatus: choice(lifeStatuses, {
      colors: { registered: 'info', bound: 'positive', maintenance: 'warning', lost: 'danger' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** Why it was unbound, sent to repair, reported lost or retired. */
    statusReason: text({ max: 200, readOnly: true, personal: true }),
    /**
     * Stored for list filters, and updated by uploads and a job. When a record is read, the value derives from
     * `lastSeenTime`.
     */
    onlineStatus: choice(onlineStatuses, {
      colors: { online: 'positive' },
      readOnly: true,
      default: 'never',
      list: true,
      filter: true,
    }),
    lastSeenTime: dateTime({ readOnly: true, list: true, filter: true }),
    lastDataTime: dateTime({ readOnly: true, list: true, filter: true }),
    /** Percent. */
    battery: integer({ min: 0, max: 100, readOnly: true, list: true, filter: true }),
    signalDbm: integer({ min: -200, max: 0, readOnly: true }),
    wearing: boolean({ readOnly: true, filter: true }),
    registerTime: dateTime({ readOnly: true, filter: true }),
    /** When it first sent data. */
    activateTime: dateTime({ readOnly: true }),
    bindTime: dateTime({ readOnly: true, list: true, filter: true }),
    ...stock,
    sampleConfig: group(
      {
        ecgHz: choice(['125', '250', '500'], {}),
        hrIntervalSec: integer({ min: 1, max: 3600 }),
        spo2Mode: choice(['night', 'always'], {}),
        /** Minutes between two uploads. */
        uploadMin: integer({ min: 1, max: 1440 }),
      },
      {},
    ),
    /** The last position fix, GCJ-02. */
    location: group(
      {
        lng: decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate' }),
        lat: decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate' }),
        time: dateTime({}),
      },
      { readOnly: true },
    ),
    /** The encrypted key for its uploads. The plain key is shown once, when it is created. */
    secretCipher: text({ max: 200, secret: true, readOnly: true, personal: false }),
    secretTime: dateTime({ readOnly: true }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    use: ['lifeStatus', 'statusReason', 'deviceUserId', 'bindTime', 'registerTime', 'activateTime'],
    contact: [
      'onlineStatus',
      'lastSeenTime',
      'lastDataTime',
      'battery',
      'signalDbm',
      'wearing',
      'location',
      'secretTime',
    ],
    numbers: ['deviceNo', 'sn'],
    identity: ['deviceTypeId', 'name', 'imei', 'mac', 'iccid', 'firmware', 'hardware', 'remark'],
    stock: ['batchNo', 'supplier', 'purchaseDate', 'priceFen', 'warrantyEnd'],
    sampling: ['sampleConfig'],
  },
  columns: [
    'sn',
    'lifeStatus',
    'onlineStatus',
    'battery',
    'deviceUserId',
    'lastDataTime',
    'warrantyEnd',
    'deviceTypeId',
    'firmware',
  ],
  counts: ['lifeStatus'],
  sort: [['lastSeenTime', 'desc']],
  erasure: { records: 'anonymise', about: ['deviceUserId'], unfinished: ['bound'] },
  deletion: {
    kind: 'soft',
    guard: ({ lifeStatus }) => (lifeStatus === 'bound' ? [{ field: '', code: 'deviceBound' }] : []),
    guardFields: ['lifeStatus'],
  },
  rowScope: { through: 'deviceUserId', unlinked: 'everybody' },
  facts: ['deviceTypeId', 'deviceUserId', 'onlineStatus', 'battery'],
  state: { field: 'lifeStatus', initial: 'registered' },
  transitions: deviceTransitions,
  reads: {
    /** The devices of a wearer: current ones, then previous ones, the latest first. */
    selectByDeviceUserId: {
      input: { deviceUserId: reference('deviceUser', { required: true }) },
      answer: 'list',
      limit: 100,
    },
  },
  calls: {
    /** Registers a device with its own key. Returns a {@link RegisteredDevice}. */
    registerDevice: {
      input: {
        ...identity,
        deviceTypeId: reference('deviceType', { required: true }),
        name: text({ max: 50 }),
        warrantyEnd: date({}),
        /** The initial wearer. */
        deviceUserId: reference('deviceUser', {}),
      },
      risk: 'write',
    },
    /**
     * Replaces the key of a device, for a reason of at least five characters. The old key stops working immediately. Returns
     * a {@link RegisteredDevice}.
     */
    rotateSecret: {
      input: {
        id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
        reason: reason(),
      },
      risk: 'danger',
    },
  },
  derive: deriveDevice,
  check: checkDevice,
});
export type Device = EntityRecord<typeof device>;

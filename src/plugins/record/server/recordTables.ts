import type { ExtraTable } from '../../../../server/plugin-api';

const text = { type: 'text', required: true } as const;
const integer = { type: 'integer', required: true } as const;

/** Tables of this section besides its entities. Times are milliseconds since 1970. */
export const recordTables = [
  {
    // Nonces of accepted uploads, which prevent replays.
    name: 'deviceNonce',
    columns: { deviceId: integer, nonce: text, expireTime: integer },
    key: ['deviceId', 'nonce'],
    indexes: [['expireTime']],
  },
  {
    // Wearers whose baseline must be recomputed, with the first day on which it can be.
    name: 'baselineDue',
    columns: { deviceUserId: integer, fromDate: text, time: integer },
    key: ['deviceUserId', 'fromDate'],
    indexes: [['fromDate', 'deviceUserId']],
  },
  {
    // Nights that must be recomputed, and when.
    name: 'nightDue',
    columns: { deviceUserId: integer, date: text, dueTime: integer },
    key: ['deviceUserId', 'date'],
    indexes: [['dueTime', 'deviceUserId']],
  },
  {
    // Raw signal packets whose content is in the file store.
    name: 'packetContent',
    columns: {
      deviceId: integer,
      date: text,
      signal: text,
      seq: integer,
      bytes: integer,
      crc32: text,
      sha256: text,
    },
    key: ['deviceId', 'date', 'signal', 'seq'],
    indexes: [['sha256']],
  },
  {
    // Days of devices that must be split again by wearer.
    name: 'attributionDue',
    columns: { deviceId: integer, date: text, time: integer },
    key: ['deviceId', 'date'],
  },
  {
    // Days as they were before a correction.
    name: 'formerDay',
    columns: {
      kind: text,
      recordId: integer,
      recordVersion: integer,
      deviceId: integer,
      date: text,
      deviceUserId: { type: 'integer' },
      series: { type: 'text' },
      events: { type: 'text' },
      reason: text,
      author: text,
      time: integer,
    },
    key: ['kind', 'recordId', 'recordVersion'],
    indexes: [['time'], ['deviceId', 'date']],
  },
] as const satisfies readonly ExtraTable[];

declare module '../../../../server/plugin-api/tableTypes' {
  interface TableTypes extends TablesOf<typeof recordTables> {}
}

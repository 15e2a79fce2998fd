import { choice, integer, text } from '../fields';
import { defineRecord } from './defineRecord';
import { momentLimits, wholeDay } from './layout';
import { hundredths, key, minutes, moment, whole } from './quantities';

export const rawSignals = ['ecg', 'ppg', 'acc', 'temp'] as const;

/** Which packets of raw signals a device has sent on a day. */
export const rawRecord = defineRecord({
  name: 'raw',
  layout: {
    ...wholeDay,
    intervals: [],
    channels: {},
    events: {
      fields: {
        seq: integer({ min: 0, max: 2_000_000_000, required: true }),
        sec: integer({ ...momentLimits, required: true }),
        ms: integer({ min: 1, max: 3_600_000, required: true }),
        signal: choice(rawSignals, { required: true }),
        hz: integer({ min: 1, max: 1_000, required: true }),
        bytes: integer({ min: 1, max: 10_000_000, required: true }),
        crc32: text({ max: 8, pattern: /[0-9a-f]{8}/ }),
        /** Checksum of the content in the file store. */
        sha256: text({ max: 64, pattern: /[0-9a-f]{64}/ }),
      },
      max: 3_000,
    },
  },
  aggregates: {
    packetCount: whole(0, 3_000, key),
    bytes: whole(0, Number.MAX_SAFE_INTEGER, { list: true }),
    lostPct: hundredths(0, 100, key),
    gapCount: whole(0, 3_000, { list: true }),
    ecgMinutes: minutes({ list: true }),
    firstSec: moment(),
    lastSec: moment(),
  },
});
export const raw = rawRecord.entity;

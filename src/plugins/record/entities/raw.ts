import { choice, date, integer, reference, text } from '../../../../contract/fields';
import { momentLimits, wholeDay } from '../../device/entities/layout';
import { defineRecord } from './defineRecord';
import { hundredths, key, minutes, moment, whole } from './quantities';

export const rawSignals = ['ecg', 'ppg', 'acc', 'temp'] as const;
export type RawSignal = (typeof rawSignals)[number];

/** What the samples of a packet are: 16-bit whole numbers, little-endian; those of several axes take turns. */
export interface SignalScale {
  /** Of a physical value, as in UCUM; `1` where only changes mean something. */
  unit: string;
  /** Physical value of one step of a sample. */
  step: number;
  axes: readonly string[];
}

/** How the samples of each signal become physical values. */
export const signalScales: Readonly<Record<RawSignal, SignalScale>> = {
  ecg: { unit: 'uV', step: 5, axes: ['ecg'] },
  ppg: { unit: '1', step: 1, axes: ['ppg'] },
  acc: { unit: 'mg', step: 1, axes: ['x', 'y', 'z'] },
  temp: { unit: 'Cel', step: 0.01, axes: ['temp'] },
};

/** Bytes of one sample of one axis. */
export const RAW_SAMPLE_BYTES = 2;

/** Bytes of all axes of one moment. */
export const bytesPerMoment = (signal: RawSignal) => RAW_SAMPLE_BYTES * signalScales[signal].axes.length;

/** A packet as the index of its day names it. */
export interface PacketEntry {
  seq: number;
  /** Seconds from the day's midnight to its first sample. */
  sec: number;
  ms: number;
  signal: RawSignal;
  hz: number;
  bytes: number;
  /** Hexadecimal digits. */
  crc32?: string | null;
  sha256?: string | null;
}

/** What the index tells of a packet. */
export const packetFields = {
  seq: integer({ min: 0, max: 2_000_000_000, required: true }),
  sec: integer({ ...momentLimits, required: true }),
  ms: integer({ min: 1, max: 3_600_000, required: true }),
  signal: choice(rawSignals, { required: true }),
  hz: integer({ min: 1, max: 1_000, required: true }),
  bytes: integer({ min: 1, max: 10_000_000, required: true }),
  crc32: text({ max: 8, pattern: /[0-9a-f]{8}/ }),
  /** Checksum of the content in the file store. */
  sha256: text({ max: 64, pattern: /[0-9a-f]{64}/ }),
};

/** Most seconds of a signal that one call answers, and that are downloaded at once. */
export const SAMPLES_SEC_MAX = 60;
export const DOWNLOAD_SEC_MAX = 3_600;
/** A packet that begins before midnight may end an hour after it. */
const secondLimits = { min: momentLimits.min, max: momentLimits.max + 3_601 } as const;

const day = { deviceId: reference('device', { required: true }), date: date({ required: true }) };
const stretch = {
  ...day,
  signal: choice(rawSignals, { required: true }),
  /** Seconds from the midnight that begins the day, and the first that is no longer meant. */
  fromSec: integer({ ...secondLimits, required: true }),
  toSec: integer({ ...secondLimits, required: true }),
};

/** A packet among those of its day and device. */
export type PacketName = Pick<PacketEntry, 'signal' | 'seq'>;

/** Samples of one packet that follow one another at its rate. */
export interface SampleRun extends Pick<PacketEntry, 'seq' | 'hz'> {
  /** Milliseconds from the midnight that begins the day to the first of them. */
  fromMs: number;
  /** Base64 of the samples as they were sent. */
  data: string;
}

/** Which packets of raw signals a device has sent on a day. What they hold is told in scope `admin` only. */
export const rawRecord = defineRecord({
  name: 'raw',
  layout: {
    ...wholeDay,
    intervals: [],
    channels: {},
    events: {
      fields: packetFields,
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
  reads: {
    /** The packets of a day whose content the server has. Answers {@link PacketName}s. */
    selectPackets: { input: day, answer: 'list', scope: 'admin' },
    /** A stretch of a signal, {@link SAMPLES_SEC_MAX} at most. Answers {@link SampleRun}s, none for what is not there. */
    selectSamples: { input: stretch, answer: 'list', scope: 'admin' },
  },
  calls: {
    /**
     * A stretch of a signal, {@link DOWNLOAD_SEC_MAX} at most, as a ZIP: a table with the time and the physical values of each
     * sample, one of the packets, and of each packet the bytes as they were sent. Written down with the reason.
     */
    downloadPackets: {
      input: { ...stretch, reason: text({ required: true, max: 200 }) },
      risk: 'danger',
      scope: 'admin',
    },
  },
});
export const raw = rawRecord.entity;

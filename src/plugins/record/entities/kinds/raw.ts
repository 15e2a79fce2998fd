import { choice, date, integer, reason, reference, text } from '../../../../../contract/fields';
import { dayGrid, momentLimits } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { hundredths, keyFigure, minutes, moment, wholeNumber } from './quantities';

export const rawSignals = ['ecg', 'ppg', 'acc', 'temp'] as const;
export type RawSignal = (typeof rawSignals)[number];

/** Format of the samples of a packet: 16-bit integers, little-endian. Samples of several axes are interleaved. */
export interface SignalScale {
  /** UCUM unit of the physical value; `1` if only changes are meaningful. */
  unit: string;
  /** Physical value of one unit of a sample. */
  step: number;
  axes: readonly string[];
}

/** Conversion of the samples of each signal to physical values. */
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

/** A packet as listed in the index of its day. */
export interface PacketEntry {
  seq: number;
  /** Seconds from the day's midnight to the first sample. */
  sec: number;
  ms: number;
  signal: RawSignal;
  hz: number;
  bytes: number;
  /** Hexadecimal digits. */
  crc32?: string | null;
  sha256?: string | null;
}

/** Fields of a packet in the index. */
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

/** Maximum seconds of a signal in one response, and in one download. */
export const SAMPLES_SEC_MAX = 60;
export const DOWNLOAD_SEC_MAX = 3_600;
/** A packet that starts before midnight can end up to an hour after it. */
const secondLimits = { min: momentLimits.min, max: momentLimits.max + 3_601 } as const;

const day = { deviceId: reference('device', { required: true }), date: date({ required: true }) };
const rangeInput = {
  ...day,
  signal: choice(rawSignals, { required: true }),
  /** Start in seconds from the midnight that begins the day (inclusive), and end (exclusive). */
  fromSec: integer({ ...secondLimits, required: true }),
  toSec: integer({ ...secondLimits, required: true }),
};

/** Identifies a packet within its day and device. */
export type PacketName = Pick<PacketEntry, 'signal' | 'seq'>;

/** Consecutive samples of one packet. */
export interface SampleRun extends Pick<PacketEntry, 'seq' | 'hz'> {
  /** Milliseconds from the midnight that begins the day to the first sample. */
  fromMs: number;
  /** The samples as sent, in Base64. */
  data: string;
}

/** The index of the raw signal packets that a device sent on a day. Their contents are available in scope `admin` only. */
export const rawRecord = defineRecord({
  name: 'raw',
  layout: {
    ...dayGrid,
    intervals: [],
    channels: {},
    events: {
      fields: packetFields,
      max: 3_000,
    },
  },
  aggregates: {
    packetCount: wholeNumber(0, 3_000, keyFigure),
    bytes: wholeNumber(0, Number.MAX_SAFE_INTEGER, { list: true }),
    lostPct: hundredths(0, 100, keyFigure),
    gapCount: wholeNumber(0, 3_000, { list: true }),
    ecgMinutes: minutes({ list: true }),
    firstSec: moment(),
    lastSec: moment(),
  },
  reads: {
    /** The packets of a day whose content the server has. Returns {@link PacketName}s. */
    selectPackets: { input: day, answer: 'list', scope: 'admin' },
    /** A range of a signal, at most {@link SAMPLES_SEC_MAX}. Returns {@link SampleRun}s; missing samples are omitted. */
    selectSamples: { input: rangeInput, answer: 'list', scope: 'admin' },
  },
  calls: {
    /**
     * A range of a signal, at most {@link DOWNLOAD_SEC_MAX}, as a ZIP. It contains a table of all samples with time and
     * physical value, a table of the packets, and the bytes of each packet as sent. The download is logged with its reason.
     */
    downloadPackets: {
      input: { ...rangeInput, reason: reason() },
      risk: 'danger',
      scope: 'admin',
    },
  },
});
export const raw = rawRecord.entity;

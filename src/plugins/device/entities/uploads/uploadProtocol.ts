/** The upload protocol of devices. `docs/device-upload.md` documents it for manufacturers. */

/** Headers of an upload, in lower case as servers see them. */
export const uploadHeaders = {
  sn: 'x-device-sn',
  /** Seconds since 1970. */
  time: 'x-device-time',
  nonce: 'x-device-nonce',
  signature: 'x-device-signature',
} as const;

/** Maximum milliseconds between the clock of a device and that of the server. */
export const UPLOAD_CLOCK_MS = 5 * 60_000;
/** Maximum size of an upload's body in bytes. */
export const UPLOAD_BODY_BYTES = 10 * 1_048_576;
/** Maximum days per upload. */
export const UPLOAD_DAYS_MAX = 31;
/** Maximum age in days of accepted data. */
export const UPLOAD_AGE_DAYS = 366;
/** Maximum number of reported problems with the values of an upload. */
export const UPLOAD_PROBLEMS_MAX = 50;

/** Minimum and maximum seconds of a recording. */
export const RECORDING_SEC_MIN = 10;
export const RECORDING_SEC_MAX = 24 * 3_600;
/** Maximum percentage of a recording that can be missing between its packets. */
export const RECORDING_LOST_PCT_MAX = 10;
/** Maximum number of missing packets of a recording that are reported. */
export const MISSING_PACKETS_MAX = 50;

/** Why uploads are refused. */
export const uploadRefusalCodes = [
  'badHeaders',
  'badClock',
  'unknownDevice',
  'badSignature',
  'replayed',
  'deviceLost',
  'deviceRetired',
  'kindNotMeasured',
  'tooLarge',
  'tooFast',
  'badBody',
  'badData',
  'packetUnknown',
  'packetDiffers',
  'packetsMissing',
  'noWearer',
  'reportKept',
] as const;
export type UploadRefusalCode = (typeof uploadRefusalCodes)[number];

/**
 * Returns the text to sign: one line each for method, path, time and nonce from the headers, and the body's SHA-256 in hex.
 */
export function signedText(upload: { path: string; time: string; nonce: string; bodyHash: string }): string {
  return ['POST', upload.path, upload.time, upload.nonce, upload.bodyHash].join('\n');
}

/** A day or a part of one, as devices send it. Kinds without samples have events only. */
export interface UploadedDay {
  /** Day in Asia/Shanghai. A night belongs to the day on which it ends. */
  date: string;
  /** Seconds from the midnight that begins the day to the first sample. */
  startSec?: number;
  intervalSec?: number;
  /** Number of samples per channel. */
  count?: number;
  /** Physical values; null where nothing was measured. */
  channels?: Record<string, (number | null)[]>;
  events?: Record<string, unknown>[];
}

/** The body of an upload. */
export interface UploadBody {
  days: UploadedDay[];
  /** Percent. */
  battery?: number;
  signalDbm?: number;
  wearing?: boolean;
  firmware?: string;
}

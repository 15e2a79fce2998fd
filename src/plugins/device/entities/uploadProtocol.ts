/** How devices send their days. Documented for their makers in `docs/device-upload.md`. */

/** Headers of an upload, in lower case as servers see them. */
export const uploadHeaders = {
  sn: 'x-device-sn',
  /** Seconds since 1970. */
  time: 'x-device-time',
  nonce: 'x-device-nonce',
  signature: 'x-device-signature',
} as const;

/** Milliseconds by which the clock of a device may differ from the server's. */
export const UPLOAD_CLOCK_MS = 5 * 60_000;
/** Largest body of an upload in bytes. */
export const UPLOAD_BODY_BYTES = 10 * 1_048_576;
/** Most days in one upload. */
export const UPLOAD_DAYS_MAX = 31;
/** Days back to which data is accepted. */
export const UPLOAD_AGE_DAYS = 366;
/** What is wrong with the numbers of an upload is told up to so many times. */
export const UPLOAD_PROBLEMS_MAX = 50;

/** Seconds that a recording lasts at least, and at most. */
export const RECORDING_SEC_MIN = 10;
export const RECORDING_SEC_MAX = 24 * 3_600;
/** Per cent of a recording that may be missing between its packets. */
export const RECORDING_LOST_PCT_MAX = 10;
/** Packets of a recording that are missing are told up to so many. */
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

/** The text that is signed: one line each for the method, the path, the time and nonce of the headers, and the body's SHA-256 in hex. */
export function signedText(upload: { path: string; time: string; nonce: string; bodyHash: string }): string {
  return ['POST', upload.path, upload.time, upload.nonce, upload.bodyHash].join('\n');
}

/** A day, or a part of one, as devices send it. Kinds without samples on a grid have events alone. */
export interface UploadedDay {
  /** Day in Asia/Shanghai; a night belongs to the day on which it ends. */
  date: string;
  /** Seconds from the midnight that begins the day to the first sample. */
  startSec?: number;
  intervalSec?: number;
  /** Samples in each channel. */
  count?: number;
  /** Physical values, null where nothing was measured. */
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

import { choice, date, dateTime, decimal, integer, json, list, reference, text } from '../../../../../contract/fields';
import { alertLevels, foundLevels } from '../../../device/entities/thresholds/alertLevels';
import { alertCodes } from '../alerts/alertCodes';

export const recordQualities = ['good', 'fair', 'poor'] as const;
/** The source of a record's values. The series of a `demo` record is generated on read. */
export const recordSources = ['device', 'manual', 'import', 'demo'] as const;

/** Fields of all health record kinds. A record is one day of one device, limited to the time one person wore it. */
export const recordFields = {
  deviceId: reference('device', { required: true, immutable: true, list: true, filter: true }),
  /** The day in Asia/Shanghai. A night belongs to the day on which it ends. */
  date: date({ required: true, immutable: true, list: true, filter: true }),
  /** The wearer; null for data measured while the device had no binding. */
  deviceUserId: reference('deviceUser', { readOnly: true, list: true, filter: true }),
  elderlyId: reference('elderly', { readOnly: true, filter: true }),
  /** Percentage of expected samples that were measured. */
  coveragePct: decimal({ min: 0, max: 100, scale: 1, readOnly: true, list: true, filter: true }),
  wearMinutes: integer({ min: 0, max: 1_440, readOnly: true }),
  quality: choice(recordQualities, {
    colors: { good: 'positive', fair: 'warning', poor: 'danger' },
    readOnly: true,
    list: true,
    filter: true,
  }),
  alertLevel: choice(alertLevels, {
    colors: { none: 'positive', warn: 'warning', critical: 'danger' },
    required: true,
    readOnly: true,
    default: 'none',
    list: true,
    filter: true,
  }),
  /** Findings in order of time. */
  alerts: list(
    {
      code: choice(alertCodes, { required: true }),
      level: choice(foundLevels, { required: true }),
      /** Seconds from the day's midnight; null for the day as a whole. */
      fromSec: integer({ min: -86_400, max: 86_400 }),
      toSec: integer({ min: -86_400, max: 86_400 }),
      value: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
      limit: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
    },
    { readOnly: true, max: 100 },
  ),
  source: choice(recordSources, { required: true, readOnly: true, default: 'device', filter: true }),
  firmware: text({ max: 20, readOnly: true, personal: false }),
  uploadTime: dateTime({ readOnly: true }),
  /** Version of the rules that computed the aggregates. */
  algoVersion: integer({ min: 1, max: 1_000, readOnly: true }),
  /** When samples and events were deleted at the end of their retention period. Figures and alerts remain. */
  samplesRemovedTime: dateTime({ readOnly: true }),
  /** A `PackedSeries`. Null when the record has only events, or when the series is generated on read. */
  series: json({ detail: true, personal: true }),
  /** Events of the day, as defined by the layout of the kind. */
  events: json({ detail: true, personal: true }),
} as const;

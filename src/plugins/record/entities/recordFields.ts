import { choice, date, dateTime, decimal, integer, json, list, reference, text } from '../../../../contract/fields';
import { alertLevels, foundLevels } from '../../device/entities/alertLevels';
import { alertCodes } from './alertCodes';

export const recordQualities = ['good', 'fair', 'poor'] as const;
/** Where a record's values come from. The series of a `demo` record is drawn when it is read. */
export const recordSources = ['device', 'manual', 'import', 'demo'] as const;

/** The fields of all kinds of health records. A record is one day of one device, as far as one person wore it. */
export const recordFields = {
  deviceId: reference('device', { required: true, fixed: true, list: true, filter: true }),
  /** The day in Asia/Shanghai; a night belongs to the day on which it ends. */
  date: date({ required: true, fixed: true, list: true, filter: true }),
  /** Who wore the device; null for what was measured while it was bound to nobody. */
  deviceUserId: reference('deviceUser', { set: 'server', list: true, filter: true }),
  elderlyId: reference('elderly', { set: 'server', filter: true }),
  /** Measured samples per expected one. */
  coveragePct: decimal({ min: 0, max: 100, scale: 1, set: 'server', list: true, filter: true }),
  wearMinutes: integer({ min: 0, max: 1_440, set: 'server' }),
  quality: choice(recordQualities, {
    tones: { good: 'positive', fair: 'warning', poor: 'danger' },
    set: 'server',
    list: true,
    filter: true,
  }),
  alertLevel: choice(alertLevels, {
    tones: { none: 'positive', warn: 'warning', critical: 'danger' },
    required: true,
    set: 'server',
    default: 'none',
    list: true,
    filter: true,
  }),
  /** What was found, in order of time. */
  alerts: list(
    {
      code: choice(alertCodes, { required: true }),
      level: choice(foundLevels, { required: true }),
      /** Seconds from the day's midnight; null for what concerns the day as a whole. */
      fromSec: integer({ min: -86_400, max: 86_400 }),
      toSec: integer({ min: -86_400, max: 86_400 }),
      value: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
      limit: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
    },
    { set: 'server', max: 100 },
  ),
  source: choice(recordSources, { required: true, set: 'server', default: 'device', filter: true }),
  firmware: text({ max: 20, set: 'server', personal: false }),
  uploadTime: dateTime({ set: 'server' }),
  /** The version of the rules that computed the aggregates. */
  algoVersion: integer({ min: 1, max: 1_000, set: 'server' }),
  /** When samples and events were removed because they were older than the company keeps them; figures and alerts stay. */
  samplesRemovedTime: dateTime({ set: 'server' }),
  /** A `PackedSeries`; null where there are only events, or where it is drawn when read. */
  series: json({ detail: true, personal: true }),
  /** What happened at moments of the day, as the kind's layout says. */
  events: json({ detail: true, personal: true }),
} as const;

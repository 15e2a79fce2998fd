import { type Plausible, plausibility } from '../thresholds/extremes';
import type { Channel } from './layout';

/** Defines the channel of a vital sign: its storage format and its plausible range. */
const vital = (own: Channel, plausible: Plausible): Channel => ({ ...own, plausible });

const channel = (unit: string, bytes: 1 | 2, min: number, max: number, decimals: 0 | 1 | 2 = 0): Channel => ({
  unit,
  bytes,
  decimals,
  min,
  max,
});

/** Beats per minute. */
export const heartRateChannel = vital(channel('/min', 1, 20, 250), plausibility.heartRate);
/** Oxygen saturation of the blood. */
export const saturationChannel = vital(channel('%', 1, 50, 100), plausibility.bloodOxygen);
/** Breaths per minute. */
export const breathChannel = vital(channel('/min', 1, 3, 60), plausibility.respiratoryRate);
/** Interval between two heartbeats. */
export const intervalChannel = channel('ms', 2, 250, 2_500);
/** Standard deviation of intervals between beats. */
export const spreadChannel = channel('ms', 2, 0, 2_000, 1);
/** Power in a frequency band. */
export const powerChannel = channel('ms2', 2, 0, 65_000);
/** A count. */
export const countChannel = (max: number) => channel('1', max > 254 ? 2 : 1, 0, max);
/** A code from 0 to `codes - 1`; other numbers are invalid. */
export const codeChannel = (codes: number): Channel => ({ ...countChannel(codes - 1), isCode: true });
/** A percentage. */
export const shareChannel = channel('%', 1, 0, 100);
/** Cardiac load (Banister's TRIMP) within an interval. */
export const loadChannel = channel('1', 2, 0, 300, 2);
/** Height of the R wave. */
export const amplitudeChannel = channel('mV', 2, 0, 20, 2);
/** Minutes of an hour. */
export const minutesChannel = channel('min', 1, 0, 60);
/** Acceleration above gravity, in thousandths of g. */
export const accelerationChannel = channel('mg', 2, 0, 16_000);

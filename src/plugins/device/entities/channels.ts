import { type Plausible, plausibility } from './extremes';
import type { Channel } from './layout';

/** A vital sign: how its samples are stored, and what of them is plausible. */
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
/** Saturation of the blood with oxygen. */
export const saturationChannel = vital(channel('%', 1, 50, 100), plausibility.bloodOxygen);
/** Breaths per minute. */
export const breathChannel = vital(channel('/min', 1, 3, 60), plausibility.respiratoryRate);
/** Time between two heart beats. */
export const intervalChannel = channel('ms', 2, 250, 2_500);
/** Spread of the times between beats. */
export const spreadChannel = channel('ms', 2, 0, 2_000, 1);
/** Power in a band of frequencies. */
export const powerChannel = channel('ms2', 2, 0, 65_000);
/** How many. */
export const countChannel = (max: number) => channel('1', max > 254 ? 2 : 1, 0, max);
/** One of so many codes, from 0 on; no other number means anything. */
export const codeChannel = (codes: number): Channel => ({ ...countChannel(codes - 1), isCode: true });
/** A share of a hundred. */
export const shareChannel = channel('%', 1, 0, 100);
/** Strain of the heart (Banister's TRIMP) within an interval. */
export const loadChannel = channel('1', 2, 0, 300, 2);
/** Height of the R wave. */
export const amplitudeChannel = channel('mV', 2, 0, 20, 2);
/** Minutes of an hour. */
export const minutesChannel = channel('min', 1, 0, 60);
/** Acceleration above gravity, thousandths of g. */
export const accelerationChannel = channel('mg', 2, 0, 16_000);

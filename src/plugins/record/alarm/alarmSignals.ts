import type { SignalTone } from '../../../core/kit';
import type { AlarmPriority } from './alarmPriority';

/** An auditory alarm signal as in IEC 60601-1-8: its pulses, and how often the burst repeats. */
export interface AlarmSignal {
  tones: readonly SignalTone[];
  /** Milliseconds from the start of one burst to the next. Absent when the burst is played once. */
  everyMs?: number;
  wave: OscillatorType;
  loudness: number;
}

/** Creates pulses of equal length that start at the given seconds. */
const pulses = (hertz: number, seconds: number, beginnings: readonly number[]): SignalTone[] =>
  beginnings.map((at) => ({ at, hertz, seconds }));

/** Five pulses: three, then two. The high priority plays the group twice. */
const GROUP = [0, 0.22, 0.44, 0.86, 1.08];
const SECOND_GROUP = 1.08 + 0.14 + 0.6;

/**
 * Three signals that differ in the number, pace and pitch of their pulses. The fundamental is 150 to 1000 Hz with overtones.
 * Pulses last 75 to 200 ms (high) or 125 to 250 ms (medium, low).
 */
export const alarmSignals: Readonly<Record<AlarmPriority, AlarmSignal>> = {
  high: {
    tones: pulses(880, 0.14, [...GROUP, ...GROUP.map((at) => at + SECOND_GROUP)]),
    everyMs: 10_000,
    wave: 'square',
    loudness: 0.35,
  },
  medium: { tones: pulses(587, 0.2, [0, 0.4, 0.8]), everyMs: 20_000, wave: 'triangle', loudness: 0.35 },
  low: { tones: pulses(392, 0.2, [0, 0.4]), wave: 'sine', loudness: 0.25 },
};

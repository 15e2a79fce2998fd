import { decodeInt16LE } from '../../../../../contract/values/decodeInt16LE';
import type { SampleRun } from '../../entities/kinds/raw';
import type { SignalDisplay } from './signalDisplays';

/** Samples of one packet for display, separated by axis. */
export interface DecodedRun extends Pick<SampleRun, 'seq' | 'hz' | 'fromMs'> {
  axes: readonly Float32Array[];
}

/** Decodes the samples that the server sends. */
export function decodeRun({ seq, hz, fromMs, data }: SampleRun, { axes, step }: SignalDisplay): DecodedRun {
  const samples = decodeInt16LE(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer);
  const count = Math.floor(samples.length / axes.length);
  const valuesOf = (axis: number) =>
    Float32Array.from({ length: count }, (_, at) => (samples[at * axes.length + axis] ?? 0) * step);
  return { seq, hz, fromMs, axes: axes.map((_, axis) => valuesOf(axis)) };
}

/** Returns the minimum and the maximum of some runs; undefined without samples. */
export function extremesOf(
  runs: readonly DecodedRun[],
): { least: number; greatest: number; count: number } | undefined {
  let [least, greatest, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const { axes } of runs) {
    count += axes[0]?.length ?? 0;
    for (const values of axes) {
      for (const value of values) {
        least = Math.min(least, value);
        greatest = Math.max(greatest, value);
      }
    }
  }
  return count === 0 ? undefined : { least, greatest, count };
}

import { type RawSignal, signalScales } from '../../entities/raw';
import type { ColorName } from '../plot/plot';

/** Display options of a signal. */
export interface ShownSignal {
  /** Empty if only changes of the value are meaningful. */
  unit: string;
  /** Displayed value of one unit of a sample. */
  step: number;
  decimals: number;
  /** Values that are always in view. */
  room: readonly [number, number];
  axes: readonly { name: string; color: ColorName }[];
}

const colors: readonly ColorName[] = ['first', 'second', 'fourth'];
const shown = (
  signal: RawSignal,
  { perUnit = 1, ...look }: Pick<ShownSignal, 'unit' | 'decimals' | 'room'> & { perUnit?: number },
): ShownSignal => {
  const { step, axes } = signalScales[signal];
  return { ...look, step: step * perUnit, axes: axes.map((name, at) => ({ name, color: colors[at] ?? 'first' })) };
};

/** Display options by signal. Electrocardiograms are in millivolts, the usual unit. */
export const shownSignals: Readonly<Record<RawSignal, ShownSignal>> = {
  ecg: shown('ecg', { unit: 'mV', perUnit: 0.001, decimals: 2, room: [-0.5, 1.5] }),
  ppg: shown('ppg', { unit: '', decimals: 0, room: [0, 1] }),
  acc: shown('acc', { unit: 'mg', decimals: 0, room: [-1_000, 1_000] }),
  temp: shown('temp', { unit: '°C', decimals: 2, room: [35, 38] }),
};

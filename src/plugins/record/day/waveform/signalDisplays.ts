import { type RawSignal, signalScales } from '../../entities/kinds/raw';
import type { ColorName } from '../plot/plot';

/** Display options of a signal. */
export interface SignalDisplay {
  /** Empty if only changes of the value are meaningful. */
  unit: string;
  /** Displayed value of one unit of a sample. */
  step: number;
  decimals: number;
  /** Values that are always in view. */
  defaultRange: readonly [number, number];
  axes: readonly { name: string; color: ColorName }[];
}

const colors: readonly ColorName[] = ['first', 'second', 'fourth'];
const displayOf = (
  signal: RawSignal,
  { perUnit = 1, ...options }: Pick<SignalDisplay, 'unit' | 'decimals' | 'defaultRange'> & { perUnit?: number },
): SignalDisplay => {
  const { step, axes } = signalScales[signal];
  return { ...options, step: step * perUnit, axes: axes.map((name, at) => ({ name, color: colors[at] ?? 'first' })) };
};

/** Display options by signal. Electrocardiograms are in millivolts, the usual unit. */
export const signalDisplays: Readonly<Record<RawSignal, SignalDisplay>> = {
  ecg: displayOf('ecg', { unit: 'mV', perUnit: 0.001, decimals: 2, defaultRange: [-0.5, 1.5] }),
  ppg: displayOf('ppg', { unit: '', decimals: 0, defaultRange: [0, 1] }),
  acc: displayOf('acc', { unit: 'mg', decimals: 0, defaultRange: [-1_000, 1_000] }),
  temp: displayOf('temp', { unit: '°C', decimals: 2, defaultRange: [35, 38] }),
};

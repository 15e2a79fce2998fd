import type { EntityExtension } from '../operations/extension';
import { reportExtension } from './report/reportExtension';
import { selectCloud } from './report/selectCloud';
import { selectNight } from './report/selectNight';
import { selectEcgContent, selectWaveform } from './report/selectWaveform';

/** The report section: electrocardiograms, Lorenz plots and nights. */
export const reportExtensions: Readonly<Record<string, EntityExtension>> = {
  ecg: reportExtension('E', { selectWaveform, selectContent: selectEcgContent }),
  lorenz: reportExtension('L', { selectCloud }),
  sleep: reportExtension('S', { selectNight }),
};

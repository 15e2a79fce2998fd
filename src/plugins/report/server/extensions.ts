import type { EntityExtension } from '../../../../server/plugin-api';
import { reportExtension } from './reportExtension';
import { selectCloud } from './selectCloud';
import { selectNight } from './selectNight';
import { selectEcgContent, selectWaveform } from './selectWaveform';

/** The report section: electrocardiograms, Lorenz plots and nights. */
export const reportExtensions: Readonly<Record<string, EntityExtension>> = {
  ecg: reportExtension({ selectWaveform, selectContent: selectEcgContent }),
  lorenz: reportExtension({ selectCloud }),
  sleep: reportExtension({ selectNight }),
};

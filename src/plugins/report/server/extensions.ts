import type { EntityExtension } from '../../../../server/plugin-api';
import { selectBeat } from './averageBeatOf';
import { followBinding } from './followBinding';
import { labelBeats, undoLabels } from './labelBeats';
import { reportExtension } from './reportExtension';
import { saveMarks } from './saveMarks';
import { selectCloud } from './selectCloud';
import { selectNight } from './selectNight';
import { selectEcgContent, selectWaveform } from './selectWaveform';

/** The report section: electrocardiograms, Lorenz plots and nights. */
export const reportExtensions: Readonly<Record<string, EntityExtension>> = {
  ecg: reportExtension({
    selectWaveform,
    selectContent: selectEcgContent,
    selectBeat,
    saveMarks,
    labelBeats,
    undoLabels,
  }),
  lorenz: reportExtension({ selectCloud }),
  sleep: reportExtension({ selectNight }),
  deviceBinding: { after: followBinding },
};

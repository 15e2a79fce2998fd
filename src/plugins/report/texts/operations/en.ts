import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectWaveform: 'View the waveform',
  selectBeat: 'View averaged beat',
  saveMarks: 'Move interval marks',
  labelBeats: 'Correct beat labels',
  undoLabels: 'Undo beat labels',
  selectCloud: 'View the plot',
  selectNight: 'View the night',
  printReport: 'Download the report',
};

export default texts;

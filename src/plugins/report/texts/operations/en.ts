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
  uploadRecording: 'Report made from a recording',
  makeReport: 'Report made',
  renewReport: 'Renewed by late data',
  followBinding: 'Followed a corrected binding',
};

export default texts;

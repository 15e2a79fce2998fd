import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectWaveform: 'View the waveform',
  selectCloud: 'View the plot',
  selectNight: 'View the night',
  printReport: 'Download the report',
};

export default texts;

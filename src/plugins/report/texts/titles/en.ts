import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Reports',
  pages: {
    index: 'Reports home',
    ecg: 'ECG reports',
    lorenz: 'Lorenz plots',
    lorenzType: 'Lorenz types',
    sleep: 'Sleep reports',
  },
};

export default texts;

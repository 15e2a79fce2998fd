import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Visits',
  pages: {
    index: 'Visits home',
    returnVisit: 'Care follow-up data',
    recordingCall: 'Call recordings',
  },
};

export default texts;

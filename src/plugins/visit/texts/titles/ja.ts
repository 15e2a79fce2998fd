import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '訪問',
  pages: {
    index: '訪問トップ',
    returnVisit: 'ケア訪問データ',
    recordingCall: '通話録音',
  },
};

export default texts;

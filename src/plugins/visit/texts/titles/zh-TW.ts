import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '回訪',
  pages: {
    index: '回訪首頁',
    returnVisit: '關懷回訪資料',
    recordingCall: '通話錄音',
  },
};

export default texts;

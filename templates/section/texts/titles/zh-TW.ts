import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '{{title}}',
  pages: {
    index: '{{title}}首頁',
    fallAlarm: '{{title}}清單',
  },
  closeOld: {
    action: '關閉舊記錄',
  },
  settings: {
    openDays: '多少天以前的記錄算舊記錄',
  },
};

export default texts;

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '服務',
  pages: {
    index: '服務首頁',
    attendant: '照服員管理',
    application: '服務申請',
    sign: '簽到狀態',
    risk: '服務異常監測',
    address: '地址管理',
    serviceType: '服務項目',
    package: '服務單資料包',
  },
};

export default texts;

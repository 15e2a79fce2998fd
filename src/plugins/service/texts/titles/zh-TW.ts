import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '服務',
  newApplication: '新建服務申請',
  pages: {
    index: '服務首頁',
    attendant: '照服員管理',
    application: '服務申請',
    settlement: '結算分錄',
    sign: '簽到狀態',
    risk: '服務異常監測',
    address: '地址管理',
    serviceType: '服務項目',
    package: '服務單資料包',
  },
  widgets: { hours: '今日應到府', week: '前七天完成率（不含今天）', map: '今日服務地圖' },
  actions: { erasePerson: '刪除個人資訊' },
};

export default texts;

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '帳戶',
  pages: {
    index: '帳戶首頁',
    doctor: '小程式醫師',
    user: '小程式使用者',
    vip: '會員等級',
  },
  actions: { exportPerson: '匯出全部資訊', erasePerson: '刪除個人資訊' },
};

export default texts;

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '長者',
  pages: {
    index: '長者首頁',
    elderly: '長者管理',
    noServiced: '未服務篩查',
    type: '長者類型',
    municipalType: '市級類別',
    capacityType: '能力等級',
    liveType: '居住情況',
    maritalStatusType: '婚姻狀況',
    codeType: '證件類型',
    package: '老人資料包',
  },
  actions: { exportPerson: '匯出全部資訊', erasePerson: '刪除個人資訊' },
};

export default texts;

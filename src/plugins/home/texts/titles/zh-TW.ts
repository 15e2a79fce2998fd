import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '首頁',
  title: '系統首頁',
  dataDashboard: '智慧資料大屏',
  recent: '最近瀏覽',
  shortcuts: '功能入口',
  greeting: {
    night: '夜深了，%{name}',
    morning: '早安，%{name}',
    noon: '午安，%{name}',
    afternoon: '午安，%{name}',
    evening: '晚上好，%{name}',
  },
};

export default texts;

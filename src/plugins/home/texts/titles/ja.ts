import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'ホーム',
  title: 'システムホーム',
  dataDashboard: 'スマートデータダッシュボード',
  recent: '最近のページ',
  shortcuts: '機能一覧',
  greeting: {
    night: '%{name} さん、遅くまでお疲れさまです',
    morning: '%{name} さん、おはようございます',
    noon: '%{name} さん、こんにちは',
    afternoon: '%{name} さん、こんにちは',
    evening: '%{name} さん、こんばんは',
  },
};

export default texts;

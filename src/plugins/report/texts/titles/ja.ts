import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'レポート',
  pages: {
    index: 'レポートトップ',
    ecg: '心電図レポート',
    lorenz: 'ローレンツプロット',
    lorenzType: 'ローレンツ種別',
    sleep: '睡眠レポート',
  },
};

export default texts;

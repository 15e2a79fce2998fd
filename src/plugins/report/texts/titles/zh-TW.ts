import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '報告',
  pages: {
    index: '報告首頁',
    ecg: '心電報告',
    lorenz: '洛倫茲散點圖',
    lorenzType: '洛倫茲類型',
    sleep: '睡眠報告',
  },
};

export default texts;

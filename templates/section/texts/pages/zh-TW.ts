import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  index: {
    title: '{{title}}首頁',
    description: '各狀態的記錄，以及按等級的數量',
    states: '按狀態',
    levels: '按等級',
  },
};

export default texts;

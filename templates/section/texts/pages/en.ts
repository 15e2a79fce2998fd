import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  index: {
    title: '{{title}}: overview',
    description: 'Records by state, and how many have each level',
    states: 'By state',
    levels: 'By level',
  },
};

export default texts;

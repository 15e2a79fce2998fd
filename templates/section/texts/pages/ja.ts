import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  index: {
    title: '{{title}}のホーム',
    description: '状態ごとの記録と、レベルごとの件数',
    states: '状態別',
    levels: 'レベル別',
  },
};

export default texts;

import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '{{title}}',
  pages: {
    index: '{{title}}: overview',
    fallAlarm: '{{title}}: records',
  },
  closeOld: {
    action: 'Close old records',
  },
  settings: {
    openDays: 'Days after which a record counts as old',
  },
};

export default texts;

import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '{{title}}',
  pages: {
    index: '{{title}}のホーム',
    fallAlarm: '{{title}}の一覧',
  },
  closeOld: {
    action: '古い記録を閉じる',
  },
  settings: {
    openDays: '古い記録とみなすまでの日数',
  },
};

export default texts;

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Accounts',
  pages: {
    index: 'Accounts home',
    doctor: 'Mini-program doctors',
    user: 'Mini-program users',
    vip: 'Membership levels',
  },
  actions: { exportPerson: 'Export everything', erasePerson: 'Erase personal data' },
};

export default texts;

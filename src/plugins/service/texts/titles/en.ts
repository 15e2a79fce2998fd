import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Service',
  newApplication: 'New application',
  pages: {
    index: 'Service overview',
    attendant: 'Attendants',
    application: 'Service applications',
    settlement: 'Settlement entries',
    sign: 'Check-in status',
    risk: 'Service anomalies',
    address: 'Addresses',
    serviceType: 'Service types',
    package: 'Packages of applications',
  },
  widgets: { hours: 'Visits assigned for today', week: 'Done in seven closed days', map: 'Map of today' },
  actions: { erasePerson: 'Erase personal data' },
};

export default texts;

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Elders',
  pages: {
    index: 'Overview',
    elderly: 'Elders',
    noServiced: 'Elders without service',
    type: 'Programmes',
    municipalType: 'Municipal categories',
    capacityType: 'Ability grades',
    liveType: 'Living arrangements',
    maritalStatusType: 'Marital status',
    codeType: 'ID types',
    package: 'Packages of elders',
  },
  actions: { exportPerson: 'Export everything', erasePerson: 'Erase personal data' },
};

export default texts;

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectByNoServiced: 'Screening for no service',
  selectPlaces: 'Streets, communities and regions',
  packageNoServiced: 'Export a package of the screening',
};

export default texts;

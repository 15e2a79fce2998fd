import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  linkElderly: 'Link an elder',
  unlinkElderly: 'Remove the link to an elder',
  licenceEnd: 'Licence has ended',
};

export default texts;

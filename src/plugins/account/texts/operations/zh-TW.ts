import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  linkElderly: '關聯長者',
  unlinkElderly: '解除關聯長者',
  licenceEnd: '執業證到期',
};

export default texts;

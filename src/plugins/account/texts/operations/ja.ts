import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  linkElderly: '高齢者を関連付ける',
  unlinkElderly: '高齢者の関連付けを解除',
  licenceEnd: '資格証の期限切れ',
};

export default texts;

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const attendantRoleTexts: SameKeys<typeof chinese.attendantRoleTexts> = {
  caregiver: '介護員',
  nurse: '看護師',
  rehab: 'リハビリ療法士',
  housekeeper: '家事支援員',
  socialWorker: 'ソーシャルワーカー',
  volunteer: 'ボランティア',
};

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const attendantRoleTexts: SameKeys<typeof chinese.attendantRoleTexts> = {
  caregiver: '照顧服務員',
  nurse: '護理師',
  rehab: '復健師',
  housekeeper: '家事服務員',
  socialWorker: '社工',
  volunteer: '志工',
};

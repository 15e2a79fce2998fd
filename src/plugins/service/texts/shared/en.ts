import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const attendantRoleTexts: SameKeys<typeof chinese.attendantRoleTexts> = {
  caregiver: 'Caregiver',
  nurse: 'Nurse',
  rehab: 'Rehabilitation therapist',
  housekeeper: 'Housekeeper',
  socialWorker: 'Social worker',
  volunteer: 'Volunteer',
};

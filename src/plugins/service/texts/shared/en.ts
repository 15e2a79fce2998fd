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

/** Headings that imports read and exports write. */
export const headingTexts: SameKeys<typeof chinese.headingTexts> = {
  applicationNo: 'Application no.',
  externalNo: 'External no.',
  elderlyNo: 'Elder no.',
  elderlyName: 'Elder’s name',
  serviceTypeId: 'Service',
  attendantName: 'Attendant’s name',
  planStart: 'Planned begin',
  planEnd: 'Planned end',
  signInTime: 'Signed in',
  signOutTime: 'Signed out',
  signInLng: 'Sign-in longitude',
  signInLat: 'Sign-in latitude',
  signOutLng: 'Sign-out longitude',
  signOutLat: 'Sign-out latitude',
  payerType: 'Payer',
  priceFen: 'Price',
  serviceResult: 'Result',
  rating: 'Rating',
  remark: 'Remarks',
  attendantNo: 'Attendant no.',
};

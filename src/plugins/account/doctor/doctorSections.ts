import type { FormSection } from '../../../core/kit';

/** The parts of a doctor's form and page. */
export const doctorSections = [
  { label: 'account-manage.doctor.person', fields: ['name', 'phone', 'gender', 'idNo', 'avatar'] },
  {
    label: 'account-manage.doctor.practice',
    fields: ['hospital', 'department', 'title', 'specialties', 'serviceModes', 'consultFee', 'introduction'],
  },
  {
    label: 'account-manage.doctor.licence',
    fields: ['licenseNo', 'practiceNo', 'licenseExpire', 'licenseImages', 'remark'],
  },
] as const satisfies readonly FormSection[];

import type { FormSection } from '../../../core/kit';

/** The parts of an attendant's form and page. */
export const attendantSections = [
  {
    label: 'service-manage.attendant.person',
    fields: [
      'name',
      'gender',
      'idNo',
      'birthDate',
      'phone',
      'role',
      'skillLevel',
      'employment',
      'hireDate',
      'leaveDate',
    ],
  },
  {
    label: 'service-manage.attendant.papers',
    description: 'service-manage.attendant.papersHelp',
    fields: ['photo', 'idImages', 'certs'],
  },
  {
    label: 'service-manage.attendant.work',
    fields: [
      'serviceTypeIds',
      'skills',
      'region',
      'serviceStreets',
      'travelRadiusKm',
      'homeLng',
      'homeLat',
      'dailyCap',
      'monthlyHoursCap',
    ],
  },
  { label: 'service-manage.attendant.settlement', fields: ['bankCardNo', 'remark'] },
] as const satisfies readonly FormSection[];

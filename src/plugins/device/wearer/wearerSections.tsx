import type { FormSection } from '../../../core/kit';
import { ClassThresholds } from './ClassThresholds';

/** The parts of a wearer's page, and of its form without the thresholds. */
export const wearerSections = [
  {
    label: 'device-manage.wearer.person',
    fields: ['elderlyId', 'name', 'gender', 'birthDate', 'phone', 'remark'],
    help: { elderlyId: 'device-manage.wearer.elderHelp' },
  },
  {
    label: 'device-manage.wearer.body',
    fields: ['heightCm', 'weightKg', 'restingHr', 'maxHr', 'smoker', 'pacemaker', 'medication'],
    help: { maxHr: 'device-manage.wearer.maxHrHelp', pacemaker: 'device-manage.wearer.pacemakerHelp' },
  },
  { label: 'device-manage.wearer.care', fields: ['doctorId', 'emergencyContacts'] },
] as const satisfies readonly FormSection[];

/** The parts of a wearer's form. */
export const wearerFormSections: readonly FormSection[] = [
  ...wearerSections,
  {
    label: 'device-manage.wearer.class',
    fields: ['deviceUserHealthyTypeId'],
    content: <ClassThresholds />,
    description: 'device-manage.wearer.classHelp',
  },
];

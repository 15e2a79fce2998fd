import type { FormSection } from '../../../core/kit';

/** What is agreed before a follow-up. */
export const planSection = {
  label: 'visit-manage.visit.plan',
  fields: ['elderlyId', 'purpose', 'method', 'planDate', 'visitorId', 'serviceApplicationId', 'remark'],
} as const satisfies FormSection;

/** What is found out, in the order in which it is asked. */
export const findingSections = [
  {
    label: 'visit-manage.visit.contact',
    fields: ['visitTime', 'contactResult', 'respondent', 'durationMin', 'images', 'lng', 'lat'],
  },
  { label: 'visit-manage.visit.satisfaction', fields: ['scores'] },
  { label: 'visit-manage.visit.health', fields: ['health', 'icope'] },
  { label: 'visit-manage.visit.safety', fields: ['riskEvents', 'safety'] },
  {
    label: 'visit-manage.visit.outcome',
    fields: ['needs', 'problems', 'actions', 'referral', 'nextDate'],
  },
] as const satisfies readonly FormSection[];

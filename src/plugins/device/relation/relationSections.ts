import type { FormSection } from '../../../core/kit';

/** The parts of a relation's form. */
export const relationSections = [
  { label: 'device-manage.relation.parties', fields: ['userId', 'deviceUserId', 'relation', 'remark'] },
  {
    label: 'device-manage.relation.rights',
    fields: ['role', 'isPrimary', 'notifyLevel', 'expireTime', 'permissions', 'consentDoc'],
    help: { isPrimary: 'device-manage.relation.primaryHelp', expireTime: 'device-manage.relation.expireHelp' },
  },
] as const satisfies readonly FormSection[];

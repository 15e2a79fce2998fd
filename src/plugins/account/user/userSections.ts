import type { FormSection } from '../../../core/kit';

/** The parts of a user's form. */
export const userSections = [
  { label: 'account-manage.user.account', fields: ['nickname', 'avatar', 'phone', 'gender', 'region', 'remark'] },
  {
    label: 'account-manage.user.identity',
    fields: ['realName', 'idType', 'idNo'],
    description: 'account-manage.user.identityHelp',
  },
] as const satisfies readonly FormSection[];

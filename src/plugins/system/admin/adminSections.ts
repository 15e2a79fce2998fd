import type { FormSection } from '../../../core/kit';

/** The parts of an administrator's form and page. */
export const adminSections = [
  {
    label: 'system-manage.admin.person',
    fields: ['username', 'password', 'name', 'phone', 'email', 'department', 'avatar', 'remark'],
    help: { password: 'system-manage.admin.passwordHelp' },
  },
  {
    label: 'system-manage.admin.rights',
    description: 'system-manage.admin.rightsHelp',
    fields: ['permissionTemplateIds', 'extraGrants', 'extraDenies', 'superAdmin'],
    help: { extraGrants: 'system-manage.patternHelp', extraDenies: 'system-manage.patternHelp' },
  },
  {
    label: 'system-manage.admin.scope',
    description: 'system-manage.admin.scopeHelp',
    fields: ['dataScope', 'regionCodes'],
  },
  { label: 'system-manage.admin.access', fields: ['mustChangePassword', 'validTo'] },
] as const satisfies readonly FormSection[];

import { admin } from '../../../../contract/system/admin';
import { EntityShow, type ShowSection } from '../../../core/kit';
import { adminSections } from './adminSections';
import { ExplainPanel } from './ExplainPanel';

const sections: readonly ShowSection[] = [
  ...adminSections.slice(0, 3),
  {
    label: 'system-manage.admin.access',
    fields: [
      'status',
      'lockedUntil',
      'lastLoginTime',
      'lastLoginIp',
      'failedCount',
      'passwordTime',
      'mustChangePassword',
      'validTo',
    ],
  },
  {
    label: 'system-manage.explain.title',
    fields: [],
    content: ({ id }) => <ExplainPanel adminId={Number(id)} />,
  },
];

/** One account: what it may do and see, and why. */
export default function AdminShow() {
  return <EntityShow entity={admin} sections={sections} />;
}

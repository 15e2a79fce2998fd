import type { SameKeys } from '../../../../../contract/texts/textShape';
import panel from './panel/en';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  user: {
    family: 'Elders of the family',
    link: 'Link an elder',
    unlink: 'Remove the link',
    noFamily: 'No elder is linked yet',
  },
  doctor: {
    patients: 'Elders in care',
    expiry: {
      expired: 'Expired %{date}',
      within7: 'Ends within 7 days: %{date}',
      within30: 'Ends within 30 days: %{date}',
    },
  },
  index: {
    title: 'Accounts home',
    description: 'What waits, and how users, memberships and doctors are distributed',
    todo: 'To do',
    users: 'Users',
    memberships: 'Memberships',
    doctors: 'Doctors',
    doctorsPending: 'Doctors to review',
    identityPending: 'Identities to check',
  },
  panel,
  charts: {
    newUsers: 'New users day by day',
    byStatus: 'How user accounts stand',
  },
};

export default texts;

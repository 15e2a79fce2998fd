const messages = {
  user: {
    account: 'Account',
    identity: 'Identity',
    identityHelp: 'A changed name or document is checked anew',
    state: 'State and membership',
    family: 'Elders of the family',
    link: 'Link an elder',
    unlink: 'Remove the link',
    noFamily: 'No elder is linked yet',
    quick: {
      unverified: 'Identity to check',
      normal: 'Normal',
      disabled: 'Disabled',
      renewal: 'Membership ending',
    },
  },
  doctor: {
    person: 'Person',
    practice: 'Practice',
    licence: 'Licence',
    review: 'Review',
    patients: 'Elders in care',
    expiry: {
      expired: 'Expired %{date}',
      within7: 'Ends within 7 days: %{date}',
      within30: 'Ends within 30 days: %{date}',
    },
    quick: {
      pending: 'To review',
      passed: 'Approved',
      expiring: 'Licence ending',
      disabled: 'Disabled',
    },
  },
  vip: {
    level: 'Level',
    price: 'Price and term',
    benefits: 'Benefits',
    members: 'Members',
    help: {
      durationDays: '0 does not end',
      priceFen: 'A higher level costs more',
    },
    quick: {
      enabled: 'On sale',
      disabled: 'Disabled',
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
    licenceWithin30: 'Licences ending within 30 days',
    renewal: 'Memberships ending within 30 days',
  },
};

export default messages;

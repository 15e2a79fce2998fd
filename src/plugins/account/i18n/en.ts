const messages = {
  section: 'Accounts',
  pages: {
    index: 'Accounts home',
    doctor: 'Mini-program doctors',
    user: 'Mini-program users',
    vip: 'Membership levels',
  },
  user: {
    account: 'Account',
    identity: 'Identity',
    state: 'State',
    quick: { unverified: 'Identity to check', normal: 'Normal', disabled: 'Disabled' },
  },
};

export default messages;

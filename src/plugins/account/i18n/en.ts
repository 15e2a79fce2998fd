const messages = {
  section: 'Accounts',
  pages: {
    index: 'Accounts home',
    doctor: 'Mini-program doctors',
    user: 'Mini-program users',
    vip: 'Membership levels',
  },
};

export default messages;

const messages = {
  section: 'アカウント',
  pages: {
    index: 'アカウントトップ',
    doctor: 'ミニプログラム医師',
    user: 'ミニプログラム利用者',
    vip: '会員ランク',
  },
};

export default messages;

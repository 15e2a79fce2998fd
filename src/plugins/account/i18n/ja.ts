const messages = {
  section: 'アカウント',
  pages: {
    index: 'アカウントトップ',
    doctor: 'ミニプログラム医師',
    user: 'ミニプログラム利用者',
    vip: '会員ランク',
  },
  user: {
    account: 'アカウント',
    identity: '本人確認',
    state: '状態',
    quick: { unverified: '本人確認待ち', normal: '正常', disabled: '無効' },
  },
};

export default messages;

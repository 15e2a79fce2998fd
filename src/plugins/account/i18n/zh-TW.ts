const messages = {
  section: '帳戶',
  pages: {
    index: '帳戶首頁',
    doctor: '小程式醫師',
    user: '小程式使用者',
    vip: '會員等級',
  },
  user: {
    account: '帳號',
    identity: '身分',
    state: '狀態',
    quick: { unverified: '待實名審核', normal: '正常', disabled: '已停用' },
  },
};

export default messages;

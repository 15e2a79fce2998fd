const messages = {
  section: '帳戶',
  pages: {
    index: '帳戶首頁',
    doctor: '小程式醫師',
    user: '小程式使用者',
    vip: '會員等級',
  },
};

export default messages;

const messages = {
  section: '账户',
  pages: {
    index: '账户首页',
    doctor: '小程序医生',
    user: '小程序用户',
    vip: '会员等级',
  },
  user: {
    account: '账号',
    identity: '身份',
    state: '状态',
    quick: { unverified: '待实名审核', normal: '正常', disabled: '已停用' },
  },
};

export default messages;

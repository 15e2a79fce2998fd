const texts = {
  section: '账户',
  pages: {
    index: '账户首页',
    doctor: '小程序医生',
    user: '小程序用户',
    vip: '会员等级',
  },
  actions: { exportPerson: '导出全部信息', erasePerson: '删除个人信息' },
};

export default texts;

const messages = {
  user: {
    account: '账号',
    identity: '身份',
    identityHelp: '实名核验通过后修改姓名或证件，须重新审核',
    state: '状态与会员',
    family: '关联老人',
    link: '关联老人',
    unlink: '解除关联',
    noFamily: '还没有关联老人',
    quick: {
      unverified: '待实名审核',
      normal: '正常',
      disabled: '已停用',
      renewal: '会员将到期',
    },
  },
  doctor: {
    person: '本人',
    practice: '执业',
    licence: '证书',
    review: '审核',
    patients: '签约老人',
    expiry: {
      expired: '已过期 %{date}',
      within7: '7 天内到期 %{date}',
      within30: '30 天内到期 %{date}',
    },
    quick: {
      pending: '待审核',
      passed: '已通过',
      expiring: '证书将到期',
      disabled: '已停用',
    },
  },
  vip: {
    level: '等级',
    price: '价格与期限',
    benefits: '权益',
    members: '会员',
    help: {
      durationDays: '0 表示不限期',
      priceFen: '等级越高，价格越高',
    },
    quick: {
      enabled: '在售',
      disabled: '停用',
    },
  },
  index: {
    title: '账户首页',
    description: '待办事项与用户、会员、医生的分布',
    todo: '待处理',
    users: '用户',
    memberships: '会员',
    doctors: '医生',
    doctorsPending: '医生待审核',
    identityPending: '实名待审核',
    licenceWithin30: '证书 30 天内到期',
    renewal: '会员 30 天内到期',
  },
};

export default messages;

const messages = {
  user: {
    account: '帳號',
    identity: '身分',
    identityHelp: '實名核驗通過後修改姓名或證件，須重新審核',
    state: '狀態與會員',
    family: '關聯長者',
    link: '關聯長者',
    unlink: '解除關聯',
    noFamily: '尚未關聯長者',
    quick: {
      unverified: '待實名審核',
      normal: '正常',
      disabled: '已停用',
      renewal: '會員將到期',
    },
  },
  doctor: {
    person: '本人',
    practice: '執業',
    licence: '證書',
    review: '審核',
    patients: '簽約長者',
    expiry: {
      expired: '已過期 %{date}',
      within7: '7 天內到期 %{date}',
      within30: '30 天內到期 %{date}',
    },
    quick: {
      pending: '待審核',
      passed: '已通過',
      expiring: '證書將到期',
      disabled: '已停用',
    },
  },
  vip: {
    level: '等級',
    price: '價格與期限',
    benefits: '權益',
    members: '會員',
    help: {
      durationDays: '0 表示不限期',
      priceFen: '等級越高，價格越高',
    },
    quick: {
      enabled: '在售',
      disabled: '停用',
    },
  },
  index: {
    title: '帳戶首頁',
    description: '待辦事項與使用者、會員、醫師的分布',
    todo: '待處理',
    users: '使用者',
    memberships: '會員',
    doctors: '醫師',
    doctorsPending: '醫師待審核',
    identityPending: '實名待審核',
    licenceWithin30: '證書 30 天內到期',
    renewal: '會員 30 天內到期',
  },
};

export default messages;

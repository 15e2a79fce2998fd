import panel from './panel/zh-CN';

const texts = {
  user: {
    family: '关联老人',
    link: '关联老人',
    unlink: '解除关联',
    noFamily: '还没有关联老人',
  },
  doctor: {
    patients: '签约老人',
    expiry: {
      expired: '已过期 %{date}',
      within7: '7 天内到期 %{date}',
      within30: '30 天内到期 %{date}',
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
  },
  panel,
  charts: {
    newUsers: '每天新增多少用户',
    byStatus: '用户账号状态',
  },
};

export default texts;

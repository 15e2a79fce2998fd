const panel = {
  groups: {
    doctors: '医生',
    users: '用户',
    memberships: '会员等级',
  },
  figures: {
    doctorsPassed: '已通过医生',
    doctorsPending: '待审核医生',
    licencesExpiring: '证书 30 天内到期',
    licencesExpired: '证书已过期',
    usersTotal: '小程序用户',
    usersNewWeek: '新增用户',
    vipMembers: '会员',
  },
};

export default panel;

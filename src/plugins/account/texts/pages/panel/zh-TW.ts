const panel = {
  groups: {
    doctors: '醫師',
    users: '使用者',
    memberships: '會員等級',
  },
  figures: {
    doctorsPassed: '已通過醫師',
    doctorsPending: '待審核醫師',
    licencesExpiring: '證書 30 天內到期',
    licencesExpired: '證書已過期',
    usersTotal: '小程式使用者',
    usersNewWeek: '新增使用者',
    vipMembers: '會員',
  },
};

export default panel;

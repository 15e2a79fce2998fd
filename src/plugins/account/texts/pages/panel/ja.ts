const panel = {
  groups: {
    doctors: '医師',
    users: '利用者',
    memberships: '会員ランク',
  },
  figures: {
    doctorsPassed: '承認済みの医師',
    doctorsPending: '審査待ちの医師',
    licencesExpiring: '免許が30日以内に期限',
    licencesExpired: '免許の期限切れ',
    usersTotal: 'アプリ利用者',
    usersNewWeek: '新規利用者',
    vipMembers: '会員',
  },
};

export default panel;

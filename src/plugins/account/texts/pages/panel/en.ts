const panel = {
  groups: {
    doctors: 'Doctors',
    users: 'Users',
    memberships: 'Membership levels',
  },
  figures: {
    doctorsPassed: 'Doctors approved',
    doctorsPending: 'Doctors to review',
    licencesExpiring: 'Licence ends in 30 days',
    licencesExpired: 'Licence expired',
    usersTotal: 'App users',
    usersNewWeek: 'New users',
    vipMembers: 'Members',
  },
};

export default panel;

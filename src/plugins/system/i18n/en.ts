const messages = {
  section: 'System',
  pages: {
    index: 'System management',
    admin: 'Administrators',
    dataSystem: 'Data dashboard',
    systemVersion: 'System versions',
    functionDescription: 'Function descriptions',
    permission: 'Permissions',
    permissionTemplate: 'Permission templates',
    log: 'Logs',
    logType: 'Log types',
  },
  actions: {
    resetPassword: 'Reset password',
    forceLogout: 'Sign out everywhere',
    forceLogoutQuestion: 'All sessions of this administrator end at once. Go on?',
  },
};

export default messages;

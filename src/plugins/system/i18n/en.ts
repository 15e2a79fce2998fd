const messages = {
  section: 'System',
  pages: {
    index: 'System home',
    admin: 'Administrators',
    dataSystem: 'Data dashboard',
    systemVersion: 'System versions',
    functionDescription: 'Function descriptions',
    permission: 'Permissions',
    permissionTemplate: 'Permission templates',
    log: 'Logs',
    logType: 'Log types',
  },
};

export default messages;

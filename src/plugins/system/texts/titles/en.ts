import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
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
    accessCount: 'Record access',
    logType: 'Log types',
  },
  actions: {
    resetPassword: 'Reset password',
    forceLogout: 'Sign out everywhere',
    forceLogoutQuestion: 'All sessions of this administrator end at once. Go on?',
    resetSecondFactor: 'Reset two-factor sign-in',
    resetSecondFactorQuestion:
      'Their password alone will open the account, and all their sessions end. Did they ask for it themselves?',
    viewAs: 'View as this account',
  },
};

export default texts;

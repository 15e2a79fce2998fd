import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  login: 'Sign in',
  isLogin: 'Ask who is signed in',
  logout: 'Sign out',
  changePassword: 'Change the password',
  resetPassword: 'Reset a password',
  reauthenticate: 'Confirm one’s password',
  selectSessions: 'Own sessions',
  endSession: 'End an own session',
  endOtherSessions: 'End other own sessions',
  finishLogin: 'Finish signing in',
  challengePasskey: 'Ask for a passkey',
  selectSecondFactors: 'Own second factors',
  enrolTotp: 'Add an authenticator app',
  confirmTotp: 'Confirm an authenticator app',
  enrolPasskey: 'Add a passkey',
  confirmPasskey: 'Confirm a passkey',
  renameSecondFactor: 'Rename a second factor',
  removeSecondFactor: 'Remove a second factor',
  renewRecoveryCodes: 'Renew recovery codes',
  resetSecondFactor: 'Reset two-factor sign-in',
  forceLogout: 'Sign out everywhere',
  selectExplanation: 'Explain a permission',
  selectMainPanel: 'View the dashboard',
  updateMainPanel: 'Set up the dashboard',
  selectHelpPaths: 'Pages with help',
  selectHelp: 'View the help of a page',
  selectHolders: 'Holders of a permission',
  tryTemplate: 'Try a permission template',
  reloadPermission: 'Reload permissions',
};

export default texts;

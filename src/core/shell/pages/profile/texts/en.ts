import type { SecondFactorTexts } from './zh-CN';

const texts: SecondFactorTexts = {
  title: 'Two-factor sign-in',
  lead: 'A second step after the password: whoever learns your password still cannot get in.',
  required: 'Your account has to use two-factor sign-in. Add a way to go on.',
  none: 'Nothing has been added yet.',
  totp: 'Authenticator app',
  passkey: 'Passkey',
  since: 'Added %{time}',
  lastUsed: 'Last used %{time}',
  addApp: 'Add an authenticator app',
  addPasskey: 'Add a passkey',
  noPasskey: 'Passkeys need an address with a host name, over an encrypted connection (https)',
  rename: 'Rename',
  remove: 'Remove',
  removeQuestion: 'Remove “%{name}”? You can no longer sign in with it.',
  removeLast:
    'Remove “%{name}”? It is the last one: your password alone will open the account, and your recovery codes end too.',
  name: 'Name',
  appName: 'Phone',
  appScan: '1. Scan the QR code with the authenticator app on your phone.',
  appSecret: 'If you cannot scan it, type the key:',
  appCode: '2. Enter the 6-digit code that the app shows.',
  code: 'Code',
  qr: 'QR code for the authenticator app',
  passkeyLead:
    'Your browser will ask for a fingerprint, face, screen lock or security key to make a passkey. Give it a name by which you know it later.',
  passkeyFailed: 'No passkey was made; please try again',
  goOn: 'Continue',
  confirm: 'OK',
  save: 'Save',
  cancel: 'Cancel',
  codesLeft: '%{count} recovery codes are left',
  codesFew: 'Few recovery codes are left; please renew them',
  renew: 'Renew recovery codes',
  renewQuestion: 'Make 10 new recovery codes? The old ones will no longer work.',
  codesTitle: 'Keep your recovery codes',
  codesLead:
    'Without your phone or key, a recovery code signs you in; each works once. They are shown only now: print them, or keep them in a safe place.',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  download: 'Download',
  file: 'recovery-codes',
  kept: 'I have kept them',
};

export default texts;

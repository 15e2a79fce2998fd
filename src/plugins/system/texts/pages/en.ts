import type { SameKeys } from '../../../../../contract/texts/textShape';
import dashboard from './dashboard/en';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  dashboard,
  admin: {
    newPassword: 'New password',
    resetPassword: 'Reset password',
    resetPasswordHelp:
      'All sessions of this administrator end. The new password serves for 7 days and has to be changed at the first sign-in.',
    generate: 'Generate a password',
    viewAs: 'View as %{name}',
    viewAsHelp:
      'You see the menus, lists, buttons and masks of this account and can change nothing. It lasts 30 minutes at most; its start and end are logged.',
    viewAsStart: 'Begin',
  },
  explain: {
    choose: 'Choose a permission',
    notAllowed: 'You may not ask why',
    failed: 'No answer; please try again later',
    allowed: 'May call %{name}',
    refused: 'May not call %{name}',
    fromTemplate: 'from the template %{name}',
    fromAccount: 'from the account itself',
    remedies: 'Templates that would allow it:',
    rules: {
      superAdmin: {
        yes: 'Super administrator: everything is allowed',
        no: 'Not a super administrator',
        unasked: 'Not a super administrator',
      },
      deny: {
        yes: 'A deny matches: refused',
        no: 'No deny matches',
        unasked: 'Denies (not asked)',
      },
      grant: {
        yes: 'A grant matches: allowed',
        no: 'No grant matches',
        unasked: 'Grants (not asked)',
      },
      none: {
        yes: 'Nothing allows it: refused',
        no: 'Without a grant it is refused',
        unasked: 'Without a grant it is refused (not asked)',
      },
    },
  },
  patterns: {
    section: 'All pages of %{section}',
    choose: 'Type a page or an operation',
    help: 'A whole section, what is done with one kind of record, or a single operation; words in any order',
  },
  permission: {
    holdersHidden: 'You may not see who holds it',
    byTemplates: 'Templates: %{count}',
    byAdmins: 'Administrators: %{count}',
    disabledTemplate: '%{name} (disabled)',
  },
  template: {
    holders: 'Administrators with this template',
    matrixCaption: 'Matrix of entities and operations',
    noCatalogue: 'You may not list permissions; write patterns instead',
    everything: 'Everything',
    others: 'Other operations',
    operations: {
      all: 'All',
      select: 'Read',
      insert: 'Add',
      update: 'Change',
      delete: 'Delete',
      unmask: 'Unmask',
      export: 'Export',
      import: 'Import',
      menu: 'Menu',
    },
    states: {
      grant: 'granted',
      deny: 'denied',
      follows: {
        all: 'unset, allowed by other patterns',
        some: 'unset, partly allowed by other patterns',
        nothing: 'unset, not allowed',
      },
    },
    effectHidden: 'You may not try templates',
    effectFailed: 'The patterns are wrong, or the server is away',
    counts: '%{before} calls before, %{after} after',
    same: 'Nothing opens or closes',
    gained: 'Opens %{count}',
    lost: 'Closes %{count}',
    more: 'and %{count} more',
    touched: '%{count} administrators are touched',
    touchedBy: 'gains %{gained}, loses %{lost}',
  },
  log: {
    noChanges: 'No field was changed',
  },
  preview: 'Preview',
  index: {
    title: 'System at a glance',
    description: 'Accounts, permissions and the log. Click a figure for the list.',
    waiting: 'Worth a look',
    locked: 'Locked accounts',
    failedToday: 'Failed calls today',
    failedLogins: 'Failed sign-ins, 7 days',
    unmasked: 'Personal data seen, 7 days',
    accounts: 'Accounts and permissions',
    enabled: 'Enabled accounts',
    disabled: 'Disabled accounts',
    limited: 'Limited scope',
    templates: 'Enabled templates',
    permissions: 'Permissions',
    danger: 'Dangerous permissions',
  },
  charts: {
    logDays: 'Operations day by day',
    failures: 'Failed operations day by day',
  },
};

export default texts;

import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  badPermissionPattern: 'Must be “operation.object.scope”; each part may end with *',
  onlyOnePanel: 'There is one main panel; it cannot be added or deleted',
  publishedKept: 'A version that was published cannot be deleted; withdraw it',
  versionNotNewer: 'The version code must be greater than the published %{code}',
  lastSuperAdmin: 'At least one enabled super administrator must remain',
  permissionNameDiffers: 'Must be "operation.object.scope" and agree with the three fields below',
  grantAlsoDenied: 'The same permission cannot be both allowed and denied',
  filesKept:
    'Files are kept with the uploads and records they belong to and cannot be added, changed or deleted by themselves',
  pluginNeeded: 'The console cannot do without this plugin, so it cannot be switched off',
  settingsInvalid: 'Settings must be a JSON object of texts, numbers and yes or no',
};

export default texts;

import type { Extensions } from '../../../../server/plugin-api';
import { adminExtension } from './admin';
import { fileExtension } from './file';
import { functionDescriptionExtension } from './functionDescription';
import { accessCountExtension, logExtension } from './log/logExtension';
import { dataSystemExtension } from './mainPanel/mainPanel';
import { permissionExtension } from './permission/permissionExtension';
import { permissionTemplateExtension } from './permissionTemplate';
import { pluginExtension } from './plugin';
import { systemVersionExtension } from './systemVersion';

/** Server extensions of the system section: accounts, permissions, files and the audit trail. */
export const systemExtensions = {
  accessCount: accessCountExtension,
  admin: adminExtension,
  dataSystem: dataSystemExtension(),
  file: fileExtension,
  functionDescription: functionDescriptionExtension,
  log: logExtension,
  permission: permissionExtension,
  permissionTemplate: permissionTemplateExtension,
  plugin: pluginExtension,
  systemVersion: systemVersionExtension,
} satisfies Extensions;

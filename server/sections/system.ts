import { reloadPermission } from '../auth/sessionOperations';
import { AUTH_EPOCH } from '../db';
import type { EntityExtension } from '../operations/extension';
import { adminExtension } from './admin';
import { fileExtension } from './file';
import { functionDescriptionExtension } from './functionDescription';
import { logExtension } from './log/logExtension';
import { dataSystemExtension } from './mainPanel/mainPanel';
import { selectHolders } from './permission/selectHolders';
import { permissionTemplateExtension } from './permissionTemplate';
import { systemVersionExtension } from './systemVersion';

/** The system section: accounts, permissions, files and the audit trail. */
export const systemExtensions: Readonly<Record<string, EntityExtension>> = {
  admin: adminExtension,
  dataSystem: dataSystemExtension(),
  file: fileExtension,
  functionDescription: functionDescriptionExtension,
  log: logExtension,
  permission: { moves: [AUTH_EPOCH], operations: { reloadPermission, selectHolders } },
  permissionTemplate: permissionTemplateExtension,
  systemVersion: systemVersionExtension,
};

import { reloadPermission } from '../auth/sessionOperations';
import { AUTH_EPOCH } from '../db';
import type { EntityExtension } from '../operations/extension';
import { adminExtension } from './admin';
import { logExtension } from './log';
import { permissionTemplateExtension } from './permissionTemplate';

/** The system section: accounts, permissions and the audit trail. */
export const systemExtensions: Readonly<Record<string, EntityExtension>> = {
  admin: adminExtension,
  log: logExtension,
  permission: { moves: [AUTH_EPOCH], operations: { reloadPermission } },
  permissionTemplate: permissionTemplateExtension,
};

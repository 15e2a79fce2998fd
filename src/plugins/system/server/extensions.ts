import type { Extensions } from '../../../../server/plugin-api';
import { functionDescriptionExtension } from './functionDescription';
import { listViewExtension } from './listView/listViewExtension';
import { accessCountExtension, logExtension } from './log/logExtension';
import { dataSystemExtension } from './mainPanel/mainPanel';
import { selectExplanation } from './permission/selectExplanation';
import { selectHolders } from './permission/selectHolders';
import { permissionTemplateExtension } from './permissionTemplate';
import { pluginExtension } from './plugin';
import { systemVersionExtension } from './systemVersion';

/** Server extensions of the system section: permissions, the dashboard and the audit trail. */
export const systemExtensions = {
  accessCount: accessCountExtension,
  admin: { operations: { selectExplanation } },
  dataSystem: dataSystemExtension(),
  functionDescription: functionDescriptionExtension,
  listView: listViewExtension,
  log: logExtension,
  permission: { operations: { selectHolders } },
  permissionTemplate: permissionTemplateExtension,
  plugin: pluginExtension,
  systemVersion: systemVersionExtension,
} satisfies Extensions;

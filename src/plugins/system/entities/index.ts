import { accessCount } from './accessCount';
import { admin } from './admin';
import { dataSystem } from './dataSystem';
import { file } from './file';
import { functionDescription } from './functionDescription';
import { listView } from './listView';
import { log } from './log';
import { logType } from './logType';
import { permission } from './permission';
import { permissionTemplate } from './permissionTemplate';
import { plugin } from './plugin';
import { systemVersion } from './systemVersion';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** All entities of this section. */
export const systemEntities = [
  logType,
  permission,
  permissionTemplate,
  admin,
  log,
  accessCount,
  file,
  dataSystem,
  systemVersion,
  functionDescription,
  plugin,
  listView,
] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof systemEntities> {}
}

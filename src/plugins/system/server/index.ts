import { TRANSLATED_NAMES } from '../../../../contract/values/catalogueName';
import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { pluginOverridePort } from '../../../../server/plugin-api/builtin';
import { systemEntities } from '../entities';
import { systemExtensions } from './extensions';
import { viewTables } from './listView/viewTables';
import { logMigrations } from './log/migrations';
import { logJobs } from './log/removeOldLogs';
import { systemMigrations } from './migrations';
import { readPluginOverrides } from './plugin';
import { dataSystemSeeds } from './seeds/dataSystem';
import { functionDescriptionSeeds } from './seeds/functionDescription';
import { logTypeSeeds } from './seeds/logType';
import { permissionTemplates } from './seeds/permissionTemplate';
import { systemVersionSeeds } from './seeds/systemVersion';

/** Server module for accounts and permissions, files, the audit trail, versions, help and the data dashboard. */
export default defineServerPlugin({
  id: 'system',
  entities: systemEntities,
  extensions: systemExtensions,
  jobs: logJobs,
  tables: viewTables,
  migrations: { ...systemMigrations, ...logMigrations },
  seeds: [
    { entity: 'logType', rows: logTypeSeeds },
    {
      entity: 'permissionTemplate',
      rows: permissionTemplates,
      // New calls of a version are granted to the standard posts, unless an administrator has changed the template.
      updated: { by: 'code', fields: ['grants', 'denies', ...TRANSLATED_NAMES] },
    },
    { entity: 'dataSystem', rows: dataSystemSeeds },
    { entity: 'systemVersion', rows: systemVersionSeeds },
    { entity: 'functionDescription', rows: functionDescriptionSeeds },
  ],
  provides: [provide(pluginOverridePort, readPluginOverrides)],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});

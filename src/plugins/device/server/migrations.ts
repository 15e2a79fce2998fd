import { sql } from 'kysely';
import type { Migrations } from '../../../../server/plugin-api';

/** Old limits of COPD in their stored form, and the new ones of NEWS2 scale 2. */
const COPD_OXYGEN = [
  '"measure":"bloodOxygen","critLow":87,"warnLow":null',
  '"measure":"bloodOxygen","critLow":83,"warnLow":87',
];

export const deviceMigrations: Migrations = {
  // Until now the server recorded all bindings, because manual ones did not exist.
  '2026-11-24-bindings-recorded': {
    up: async (database) => {
      await sql`update "deviceBinding" set "status" = 'recorded' where "status" is null`.execute(database);
    },
  },
  // Custom limits stay unchanged.
  '2026-11-28-copd-news2-scale-2': {
    up: async (database) => {
      const [oldLimits, newLimits] = COPD_OXYGEN;
      await sql`update "deviceUserHealthyType" set "thresholds" = replace("thresholds", ${oldLimits}, ${newLimits})
        where "code" = 'copd'`.execute(database);
    },
  },
};

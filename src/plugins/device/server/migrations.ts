import { sql } from 'kysely';
import type { Migrations } from '../../../../server/plugin-api';

/** The limits of COPD as they were, by the text in which a list is stored, and by NEWS2 scale 2. */
const COPD_OXYGEN = [
  '"measure":"bloodOxygen","critLow":87,"warnLow":null',
  '"measure":"bloodOxygen","critLow":83,"warnLow":87',
];

export const deviceMigrations: Migrations = {
  // Before bindings could be added by hand, the server recorded all of them.
  '2026-11-24-bindings-recorded': {
    up: async (database) => {
      await sql`update "deviceBinding" set "status" = 'recorded' where "status" is null`.execute(database);
    },
  },
  // Limits that somebody has set themselves stay.
  '2026-11-28-copd-news2-scale-2': {
    up: async (database) => {
      const [former, current] = COPD_OXYGEN;
      await sql`update "deviceUserHealthyType" set "thresholds" = replace("thresholds", ${former}, ${current})
        where "code" = 'copd'`.execute(database);
    },
  },
};

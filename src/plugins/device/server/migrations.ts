import { sql } from 'kysely';
import type { Migrations } from '../../../../server/plugin-api';

export const deviceMigrations: Migrations = {
  // Before bindings could be added by hand, the server recorded all of them.
  '2026-11-24-bindings-recorded': {
    up: async (database) => {
      await sql`update "deviceBinding" set "status" = 'recorded' where "status" is null`.execute(database);
    },
  },
};

import { sql } from 'kysely';
import type { Migrations } from '../../../../server/plugin-api';

export const systemMigrations: Migrations = {
  // Whoever edited an account could write it; now it says whether there is a second factor, and nobody had one yet.
  '2026-11-24-second-factors-that-are-there': {
    up: async (database) => {
      await sql`update "admin" set "mfaEnabled" = 0`.execute(database);
    },
  },
};

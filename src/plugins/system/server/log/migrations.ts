import { sql } from 'kysely';
import type { Migrations } from '../../../../../server/plugin-api';

export const logMigrations: Migrations = {
  // Adds the hash chain. Existing rows are chained unchanged at the first start.
  '2026-11-24-chain-log': {
    up: async (database) => {
      await sql`insert into "logQueue" ("logId") select "id" from "log"
        where "id" not in (select "logId" from "logQueue")`.execute(database);
    },
  },
};

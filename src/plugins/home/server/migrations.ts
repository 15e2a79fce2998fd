import { sql } from 'kysely';
import type { Migrations } from '../../../../server/plugin-api';
import { homeGrants } from './grants';

export const homeMigrations: Migrations = {
  // Adds the permission to arrange one's own queue to the templates of older databases.
  '2026-11-25-templates-let-everybody-arrange-their-queue': {
    up: async (database) => {
      const { rows } = await sql<{ id: number; code: string; grants: string }>`select "id", "code", "grants"
        from "permissionTemplate" where "builtin" = 1`.execute(database);
      for (const { id, code, grants } of rows) {
        const addedGrants = homeGrants[code as keyof typeof homeGrants] ?? [];
        const mergedGrants = JSON.stringify([...new Set([...JSON.parse(grants), ...addedGrants])]);
        await sql`update "permissionTemplate" set "grants" = ${mergedGrants} where "id" = ${id}`.execute(database);
      }
    },
  },
};

import { sql } from 'kysely';
import type { Migrations } from '../../../../server/plugin-api';

/** The entities that the dispatcher's template may read. */
const DISPATCHER_READS = [
  'selectContent.file.open',
  'select*.user.open',
  'select*.elderly.open',
  'select*.elderlyCodeType.open',
  'select*.elderlyMaritalStatusType.open',
  'select*.elderlyLiveType.open',
  'select*.elderlyCapacityType.open',
  'select*.elderlyMunicipalType.open',
  'select*.elderlyType.open',
  'select*.serviceApplication.open',
  'select*.serviceInput.open',
  'select*.serviceType.open',
  'select*.attendant.open',
  'select*.userAddress.open',
  'select*.riskRule.open',
];

export const systemMigrations: Migrations = {
  // The field used to be writable; now it states whether a second factor exists, and no account had one yet.
  '2026-11-24-second-factors-that-are-there': {
    up: async (database) => {
      await sql`update "admin" set "mfaEnabled" = 0`.execute(database);
    },
  },
  // The template could read everything, including health records and the log. Customized templates stay unchanged.
  '2026-11-24-dispatcher-reads-what-the-post-needs': {
    up: async (database) => {
      const { rows } = await sql<{ id: number; grants: string }>`select "id", "grants" from "permissionTemplate"
        where "code" = 'dispatcher' and "builtin" = 1 and "version" = 1`.execute(database);
      for (const { id, grants } of rows) {
        const kept: string[] = JSON.parse(grants).filter((pattern: string) => pattern !== 'select*.*.open');
        const narrowed = JSON.stringify([...new Set([...kept, ...DISPATCHER_READS])]);
        await sql`update "permissionTemplate" set "grants" = ${narrowed} where "id" = ${id}`.execute(database);
      }
    },
  },
};

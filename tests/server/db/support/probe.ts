import { sql } from 'kysely';
import type { Migrations } from '../../../../server/db/migrations/migrations';
import type { ExtraTable } from '../../../../server/db/tables/extraTable';

/** A section with its own table that gets a row each time its first migration runs. */
export const probeTable: ExtraTable = {
  name: 'probe',
  columns: { label: { type: 'text', required: true }, note: { type: 'text' } },
  indexes: [['label', 'note']],
};

/** @param second what its second migration does */
export const probeMigrations = (second: () => Promise<void>): Migrations => ({
  'probe/2026-01-02-second': { up: second },
  'probe/2026-01-01-first': {
    up: async (database) => {
      await sql`insert into "probe" ("label") values ('first')`.execute(database);
    },
  },
});

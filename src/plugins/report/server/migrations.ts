import { sql } from 'kysely';
import type { Migrations, Queries } from '../../../../server/plugin-api';
import { columnNames, moveColumn } from '../../../../server/plugin-api/builtin';

const REPORTS = ['ecg', 'lorenz', 'sleep'];
const COLUMN = 'demoSignal';

export const reportMigrations: Migrations = {
  '2026-11-23-move-demo-signals': { up: moveDemoSignals },
  '2026-11-24-name-sleep-t90': {
    // The name of the share below 90 % now includes its reference.
    up: (database) => moveColumn(database, { table: 'sleep', from: 't90Pct', to: 't90SleepPct' }),
  },
  '2026-11-28-no-sleep-is-not-zero': {
    // Nights without sleep had a sleep of zero minutes and a score. Reports that a doctor has seen stay as they were.
    up: async (database) => {
      await sql`update "sleep" set "tst" = null, "waso" = null, "se" = null, "score" = null, "grade" = null
        where "tst" = 0 and "status" in ('generated', 'pendingReview')`.execute(database);
    },
  },
};

/** Moves the parameters of demo reports from a column of the reports to the settings, where demo data now keeps them. */
async function moveDemoSignals(database: Queries): Promise<void> {
  for (const name of REPORTS) {
    if (!(await columnNames(database, name)).has(COLUMN)) continue;
    await sql`insert into "setting" ("name", "value")
      select ${`demoReport:${name}:`} || cast("id" as text), ${sql.id(COLUMN)} from ${sql.table(name)}
      where ${sql.id(COLUMN)} is not null`.execute(database);
    await sql`alter table ${sql.table(name)} drop column ${sql.id(COLUMN)}`.execute(database);
  }
}

import { sql } from 'kysely';
import { HOUR_MS } from '../../../../contract/moment';
import { type Migrations, moveColumn, type Queries } from '../../../../server/plugin-api';
import { WARD_HOURS } from '../entities/wearerAlert';

/** What stands with alerts that no person has closed, in the language that the company writes its notes in. */
const CLOSE_NOTE = `升级前已超过 ${WARD_HOURS} 小时，不再显示`;

export const recordMigrations: Migrations = {
  '2026-11-24-close-alerts-off-the-ward': { up: closeOldAlerts },
  '2026-11-24-name-day-t90': {
    // The share below 90 % has the name of what it is a share of.
    up: (database) => moveColumn(database, { table: 'hypoxiaTime', from: 't90Pct', to: 't90DayPct' }),
  },
};

/**
 * Alerts left the ward by time; now a person closes those that are critical. What had left it stays off it, so that alarms of
 * long ago do not bury those of today; what stands on it is open.
 */
async function closeOldAlerts(database: Queries): Promise<void> {
  const now = Date.now();
  await sql`update "wearerAlert" set "status" = 'closed', "outcome" = 'other', "closeTime" = ${now},
      "closeNote" = ${CLOSE_NOTE}
    where "lastTime" < ${now - WARD_HOURS * HOUR_MS}`.execute(database);
  await sql`update "wearerAlert" set "urgent" = 1
    where "status" <> 'closed' and "alertLevel" = 'critical' and "findings" like '%"possibleFall"%'`.execute(database);
}

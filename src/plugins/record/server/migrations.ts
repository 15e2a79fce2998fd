import { sql } from 'kysely';
import { addDays, dayAt, HOUR_MS } from '../../../../contract/moment';
import type { Migrations, Queries } from '../../../../server/plugin-api';
import { moveColumn } from '../../../../server/plugin-api/builtin';
import { recordKinds } from '../../device/entities/uploads/recordKinds';
import { WARD_HOURS } from '../entities/alerts/wearerAlert';
import { records } from '../entities/records';
import { isSleepFigure } from '../entities/sleep/noSleep';

/** Note on alerts that the migration closes, in the company's note language. */
const CLOSE_NOTE = `升级前已超过 ${WARD_HOURS} 小时，不再显示`;

export const recordMigrations: Migrations = {
  '2026-11-24-alerts-wait': { up: raiseOpen },
  '2026-11-24-a-record-for-each-wearer': { up: splitByWearer },
  '2026-11-24-close-alerts-off-the-ward': { up: closeOldAlerts },
  '2026-11-24-name-day-t90': {
    // The name of the share below 90 % now includes its reference.
    up: (database) => moveColumn(database, { table: 'hypoxiaTime', from: 't90Pct', to: 't90DayPct' }),
  },
  '2026-11-28-no-sleep-is-not-zero': { up: clearMissingSleep },
};

/**
 * Closes old alerts. They used to expire; now a person closes critical ones. Expired alerts stay closed, so that they do not
 * bury today's alerts. Alerts on the ward become open.
 */
async function closeOldAlerts(database: Queries): Promise<void> {
  const now = Date.now();
  await sql`update "wearerAlert" set "status" = 'closed', "outcome" = 'other', "closeTime" = ${now},
      "closeNote" = ${CLOSE_NOTE}
    where "lastTime" < ${now - WARD_HOURS * HOUR_MS}`.execute(database);
  await sql`update "wearerAlert" set "urgent" = 1
    where "status" <> 'closed' and "alertLevel" = 'critical' and "findings" like '%"possibleFall"%'`.execute(database);
}

/** Clears the figures of nights without sleep, which used to be zero. */
async function clearMissingSleep(database: Queries): Promise<void> {
  const cleared = records.sleepStatus.aggregates.filter(isSleepFigure).map((name) => sql`${sql.id(name)} = null`);
  await sql`update "sleepStatus" set ${sql.join(cleared)} where "asleepMin" = 0`.execute(database);
}

/** Starts the waiting time of open critical alerts. */
async function raiseOpen(database: Queries): Promise<void> {
  await sql`update "wearerAlert" set "raisedTime" = ${Date.now()}
    where "status" = 'open' and "alertLevel" = 'critical'`.execute(database);
  await sql`update "wearerAlert" set "escalation" = 'none' where "escalation" is null`.execute(database);
}

/**
 * Splits records by wearer. A day used to be one record of the wearer with the most data. Now it has one for each wearer,
 * and one for data without a wearer. A job splits the days on which a device changed hands after the server has started.
 */
async function splitByWearer(database: Queries): Promise<void> {
  for (const kind of recordKinds) {
    await sql`update ${sql.table(kind)} set "alertLevel" = 'none', "alerts" = null
      where "deviceUserId" is null and "alertLevel" <> 'none'`.execute(database);
    // The unique index on three columns does not cover two records without a wearer, because nulls are distinct.
    await sql`create unique index ${sql.id(`nobody_${kind}`)} on ${sql.table(kind)} ("deviceId", "date")
      where "deviceUserId" is null`.execute(database);
  }
  const { rows } = await sql<{ deviceId: number; time: number }>`
    select "deviceId", "bindTime" as "time" from "deviceBinding"
    union select "deviceId", "unbindTime" from "deviceBinding" where "unbindTime" is not null`.execute(database);
  for (const { deviceId, time } of rows) {
    for (const date of [dayAt(Number(time)), addDays(dayAt(Number(time)), 1)]) {
      await sql`insert into "attributionDue" ("deviceId", "date", "time") values (${Number(deviceId)}, ${date}, ${time})
        on conflict ("deviceId", "date") do nothing`.execute(database);
    }
  }
}

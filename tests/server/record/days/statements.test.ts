import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayStart, HOUR_MS } from '../../../../contract/moment';
import type { WriteTransaction } from '../../../../server/db/database';
import { bumpVersions } from '../../../../server/db/tableVersions';
import { type RecordKind, recordKinds } from '../../../../src/plugins/device/entities/uploads/recordKinds';
import type { DayUpload } from '../../../../src/plugins/record/server/days/DayBatch';
import { storeUploads } from '../../../../src/plugins/record/server/days/storeDays';
import type { SignalEvent } from '../../../../src/plugins/record/server/signals/signalDay';
import { askDemo, type TestApp, testApp } from '../../builders/testApp';
import { wholeDayOf } from '../../builders/uploads';
import { type WornDevice, wornDevice } from '../../builders/wornDevices';
import { describeOnBothDatabases } from '../../support/testDatabase';

const TODAY = '2026-03-12';
const DAYS = 6;

/** The last days before today, the oldest first, with whole days of a kind. */
const wholeDays = (kind: RecordKind): DayUpload[] =>
  Array.from({ length: DAYS }, (_, index) => addDays(TODAY, index - DAYS)).map((date) => {
    const { events = [], startSec = 0, intervalSec, count = 0, channels = {} } = wholeDayOf(kind, date);
    const series = intervalSec === undefined ? null : { startSec, intervalSec, count, channels };
    return { kind, date, series, events: events as SignalEvent[] };
  });

describeOnBothDatabases('statements of an upload', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: dayStart(TODAY) + 10 * HOUR_MS } });
    worn = await wornDevice(server);
  });

  /** Stores days and returns the number of statements that it takes. */
  const statementsFor = (days: readonly DayUpload[]) =>
    server.database.write(async (transaction) => {
      let count = 0;
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => {
          count += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const { changed } = await storeUploads(
        {
          transaction: transaction.withPlugin(counter) as WriteTransaction,
          ask: askDemo(server.database),
          now: server.clock.now,
        },
        [{ device: { id: worn.deviceId }, days, source: 'device', author: `device:${worn.deviceId}` }],
      );
      await bumpVersions(transaction, changed);
      return count;
    });

  it.each(recordKinds)('do not depend on the number of days of %s, whether new or merged', async (kind) => {
    const days = wholeDays(kind);
    const firstDay = await statementsFor(days.slice(0, 1));
    const newDays = await statementsFor(days.slice(1));
    const [oneMerged, allMerged] = [await statementsFor(days.slice(0, 1)), await statementsFor(days)];
    expect(firstDay).toBeGreaterThan(0);
    expect(newDays).toBeLessThanOrEqual(firstDay + LOOK_BACK_STATEMENTS);
    expect(allMerged).toBeLessThanOrEqual(oneMerged + LOOK_BACK_STATEMENTS);
  });
});

/** Reading the previous day, if it is stored and its end matters, and what it was before. */
const LOOK_BACK_STATEMENTS = 2;

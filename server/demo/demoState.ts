import { z } from 'zod';
import { dayStart, HOUR_MS } from '../../contract/moment';
import type { Queries, WriteTransaction } from '../db/database';
import { lockMigration } from '../db/migrations/migrate';
import { readSetting, storeSetting } from '../db/rows/settings';
import { demoSizeNames } from './demoSizes';

/** The parameters and the progress of the demo data, stored in the database. */
export type DemoState = z.infer<typeof schema>;

const schema = z.object({
  size: z.enum(demoSizeNames),
  seed: z.number().int(),
  today: z.string(),
  /** Missing in a database filled before there were visits. */
  now: z.number().int().optional(),
  firstAdminId: z.number().int(),
  /** Whether there is a file store for call recordings; missing in a database filled before there were any. */
  recordings: z.boolean().optional(),
  /** Records written so far, by entity, and units of health data. */
  written: z.record(z.string(), z.number().int()),
  /** Everything except health data is complete. */
  usable: z.boolean().optional(),
  /** Progress of the long-running part, from 0 to 1. */
  share: z.number().optional(),
  /** All demo data is complete. */
  done: z.boolean(),
});

const SETTING_NAME = 'demo';

export const STATE_MISSING = 'The mark of the demo data is gone';

/** Returns the present of the demo data, in milliseconds since 1970. Defaults to ten in the morning. */
export const demoNow = ({ today, now }: { today: string; now?: number }): number =>
  now ?? dayStart(today) + 10 * HOUR_MS;

/** Reads the mark; `undefined` if this database never got demo data. */
export async function readDemoState(queries: Queries): Promise<DemoState | undefined> {
  const stored = await readSetting(queries, SETTING_NAME);
  return stored === undefined ? undefined : schema.parse(JSON.parse(stored));
}

/**
 * Reads the mark under a lock, so that two processes never write the same records. It is the migration lock, because the
 * load also drops and creates indexes.
 */
export async function lockDemoState(transaction: WriteTransaction): Promise<DemoState | undefined> {
  await lockMigration(transaction);
  return readDemoState(transaction);
}

/**
 * As {@link lockDemoState}, for a database that is being filled.
 * @throws {Error} if the mark is missing
 */
export async function requireDemoState(transaction: WriteTransaction): Promise<DemoState> {
  const state = await lockDemoState(transaction);
  if (!state) throw new Error(STATE_MISSING);
  return state;
}

export const writeDemoState = (transaction: WriteTransaction, state: DemoState): Promise<void> =>
  storeSetting(transaction, SETTING_NAME, JSON.stringify(state));

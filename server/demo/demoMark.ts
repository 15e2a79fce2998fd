import { z } from 'zod';
import { dayStart, HOUR_MS } from '../../contract/moment';
import type { DatabaseKind, Queries, WriteTransaction } from '../db/database';
import { lockMigration } from '../db/migrate';
import { demoSizeNames } from './demoSizes';

/** The parameters and the progress of the demo data, stored in the database. */
export type DemoMark = z.infer<typeof schema>;

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

const NAME = 'demo';

/** Returns the present of the demo data, in milliseconds since 1970. Defaults to ten in the morning. */
export const presentOf = ({ today, now }: { today: string; now?: number }): number =>
  now ?? dayStart(today) + 10 * HOUR_MS;

/** Reads the mark; `undefined` if this database never got demo data. */
export async function readMark(queries: Queries): Promise<DemoMark | undefined> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  return row && schema.parse(JSON.parse(String(row.value)));
}

/**
 * Reads the mark under a lock, so that two processes never write the same records. It is the migration lock, because the
 * load also drops and creates indexes.
 */
export async function lockMark(transaction: WriteTransaction, kind: DatabaseKind): Promise<DemoMark | undefined> {
  await lockMigration(transaction, kind);
  return readMark(transaction);
}

export async function writeMark(transaction: WriteTransaction, mark: DemoMark): Promise<void> {
  const value = JSON.stringify(mark);
  await transaction
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

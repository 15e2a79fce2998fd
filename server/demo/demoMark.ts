import { z } from 'zod';
import { dayStart, HOUR_MS } from '../../contract/moment';
import type { DatabaseKind, Queries, WriteTransaction } from '../db/database';
import { lockMigration } from '../db/migrate';
import { demoSizeNames } from './demoSizes';

/** What the database remembers of its demo data: how it was planned and how far it has come. */
export type DemoMark = z.infer<typeof schema>;

const schema = z.object({
  size: z.enum(demoSizeNames),
  seed: z.number().int(),
  today: z.string(),
  /** Missing in a database filled before there were visits. */
  now: z.number().int().optional(),
  firstAdminId: z.number().int(),
  /** Whether there is a file store for the recordings of calls; missing in a database filled before there were any. */
  recordings: z.boolean().optional(),
  /** Records written so far, by entity; units of health data too. */
  written: z.record(z.string(), z.number().int()),
  /** Everything but health data is there. */
  usable: z.boolean().optional(),
  /** How much of what takes long is there, from 0 to 1. */
  share: z.number().optional(),
  /** Nothing is left to write. */
  done: z.boolean(),
});

const NAME = 'demo';

/** The moment at which the demo plays, in milliseconds since 1970: ten in the morning unless it was told. */
export const presentOf = ({ today, now }: { today: string; now?: number }): number =>
  now ?? dayStart(today) + 10 * HOUR_MS;

/** The mark, or `undefined` when this database never got demo data. */
export async function readMark(queries: Queries): Promise<DemoMark | undefined> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  return row && schema.parse(JSON.parse(String(row.value)));
}

/**
 * The mark in a transaction that nobody else writes beside, so that two processes never write the same records.
 * It is the lock of migrations, because indexes are taken away and made too.
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

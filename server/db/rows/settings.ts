import type { Queries, WriteTransaction } from '../database';

/** Returns a value that the installation stores under a name, such as the progress of a job; `undefined` if there is none. */
export async function readSetting(queries: Queries, name: string): Promise<string | undefined> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores a value under a name, in place of an earlier one. */
export async function storeSetting(transaction: WriteTransaction, name: string, value: string): Promise<void> {
  await transaction
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Stores a value under a name that has none yet. */
export async function storeMissingSetting(transaction: WriteTransaction, name: string, value: string): Promise<void> {
  await transaction
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

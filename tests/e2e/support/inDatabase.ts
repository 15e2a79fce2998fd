import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import type { Product } from './startProduct';

/** Looks into the database of a product beside its server, or changes what only time would. */
export async function inDatabase<T>(
  { databaseAddress }: Product,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(databaseAddress);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

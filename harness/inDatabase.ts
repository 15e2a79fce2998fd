import type { Database } from '../server/db/database';
import { openDatabase } from '../server/db/openDatabase';
import type { Product } from './startProduct';

/** Reads the database of a product directly, or changes what only time would change. */
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

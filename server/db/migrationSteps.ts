import type { WriteTransaction } from './database';

/**
 * Changes that adding tables, columns and indexes cannot express, in the order they run. Each runs once per database,
 * after the additions; a name is never changed or reused.
 */
export const migrationSteps: Readonly<Record<string, (transaction: WriteTransaction) => Promise<void>>> = {};

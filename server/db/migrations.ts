import type { Migration } from 'kysely';

/** Migrations by name. Their order is that of the names. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Changes that a new definition of a table cannot express, each named by its day and what it does. Kysely's Migrator
 * runs each once per database, when all tables have their new columns and before their indexes are made; on a new
 * database too, so a migration must not rely on a column that a later definition has dropped. A name is never changed
 * or reused. Migrations of a section are named `<section>/<day>-…` and run after these.
 */
export const migrations: Migrations = {
  // Recorded migrations before Kysely's Migrator did; no release had any.
  '2026-11-22-drop-old-migration-table': {
    up: async (database) => {
      await database.schema.dropTable('migration').ifExists().execute();
    },
  },
  // Counted attempts by account alone; the table `attempt` counts them by client too.
  '2026-11-24-drop-login-attempts': {
    up: async (database) => {
      await database.schema.dropTable('loginAttempt').ifExists().execute();
    },
  },
  // Held one row for each table, for which writers waited; the table `tableVersionPart` has several.
  '2026-11-28-drop-table-versions': {
    up: async (database) => {
      await database.schema.dropTable('tableVersion').ifExists().execute();
    },
  },
};

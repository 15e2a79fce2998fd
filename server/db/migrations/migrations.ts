import type { Migration } from 'kysely';

/** Migrations by name. They run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Changes that a new definition of a table cannot express, each named by its day and what it does. Kysely's Migrator runs
 * each once per database, after all tables have their new columns and before their indexes are created. It also runs them on
 * a new database, so a migration must not rely on a column that a later definition has dropped. A name is never changed or
 * reused. Migrations of a section are named `<section>/<day>-…` and run after these.
 */
export const migrations: Migrations = {
  // The table recorded migrations before Kysely's Migrator did. No release had any.
  '2026-11-22-drop-old-migration-table': {
    up: async (database) => {
      await database.schema.dropTable('migration').ifExists().execute();
    },
  },
  // The table counted attempts by account only; the table `attempt` also counts them by client.
  '2026-11-24-drop-login-attempts': {
    up: async (database) => {
      await database.schema.dropTable('loginAttempt').ifExists().execute();
    },
  },
  // The table had one row per table, so writers blocked each other; `tableVersionPart` has several.
  '2026-11-28-drop-table-versions': {
    up: async (database) => {
      await database.schema.dropTable('tableVersion').ifExists().execute();
    },
  },
};

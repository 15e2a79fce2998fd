import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from '../../../harness/postgres/startPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which databases may be created. */
    postgresUrl: string;
  }
}

declare global {
  /** The one server of this run; each vitest project loads its own copy of this module. */
  var testPostgres: { server: Promise<PostgresServer>; users: number } | undefined;
}

/** Starts PostgreSQL for the projects that need it, once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.testPostgres ??= { server: startPostgres(), users: 0 };
  const shared = globalThis.testPostgres;
  shared.users += 1;
  const server = await shared.server;
  project.provide('postgresUrl', server.url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.testPostgres = undefined;
    await server.stop();
  };
}

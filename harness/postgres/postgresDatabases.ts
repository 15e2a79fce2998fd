import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates and removes databases of one kind. */
export interface TestDatabases {
  /** Returns the address of an empty database. */
  create(): Promise<string>;
  /** Returns the address of a copy of the database at `address`, which must have no connections. */
  copy(address: string): Promise<string>;
  /** Removes every database created here, even with open connections. */
  removeAll(): Promise<void>;
}

/** @param server returns the address of the server's maintenance database on first use */
export function postgresDatabases(server: () => string): TestDatabases {
  const names: string[] = [];
  const make = async (template: string) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    names.push(name);
    // Copying files is several times faster here than writing hundreds of tables through the log.
    await run(server(), [`create database "${name}" template "${template}" encoding 'UTF8' strategy file_copy`]);
    const url = new URL(server());
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    create: () => make('template0'),
    copy: (address) => make(nameIn(address)),
    removeAll: () => drop(server(), names.splice(0)),
  };
}

/** Removes databases created elsewhere, by their addresses. */
export function removeDatabases(server: string, addresses: readonly string[]): Promise<void> {
  return drop(server, addresses.map(nameIn));
}

const nameIn = (address: string) => new URL(address).pathname.slice(1);

const drop = (server: string, names: readonly string[]) =>
  run(
    server,
    names.map((name) => `drop database if exists "${name}" with (force)`),
  );

async function run(server: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

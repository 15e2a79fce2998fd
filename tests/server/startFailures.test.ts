import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../harness/freePort';
import { testDatabases } from './support/testDatabase';

const ROOT = join(import.meta.dirname, '..', '..');

interface Case {
  environment?: Record<string, string>;
  /** The maximum size of a file, in blocks of 512 bytes. */
  fileBlocks?: number;
}

describe('a server that cannot start explains the cause and the remedy in one sentence', () => {
  const built = join(ROOT, 'dist', 'server-for-start-failures');
  const listening: Server[] = [];
  const sqlite = testDatabases('sqlite');
  const postgres = testDatabases('postgres');
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'console-start-'));
    await build({ root: ROOT, logLevel: 'warn', mode: 'production', build: { ssr: 'server/main.ts', outDir: built } });
  });
  afterAll(() => {
    for (const server of listening) server.close();
    for (const path of [built, folder]) rmSync(path, { recursive: true, force: true });
  });

  const listen = async (answer: (socket: Socket) => void) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    listening.push(server);
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const dataFolder = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };

  const cases: [what: string, prepare: () => Promise<Case>, says: RegExp][] = [
    [
      'nothing listens where the database should be',
      async () => ({ environment: { DATABASE_URL: `postgres://care@127.0.0.1:${await freePort()}/care` } }),
      /The database cannot be reached: .*ECONNREFUSED/,
    ],
    [
      'the host of the database has no address',
      async () => ({ environment: { DATABASE_URL: 'postgres://care@nowhere.invalid/care' } }),
      /There is no host of this name: /,
    ],
    [
      'the database refuses the password',
      async () => {
        const port = await listen((socket) => {
          socket.on('error', () => undefined);
          socket.once('data', () =>
            socket.end(errorResponse('28P01', 'password authentication failed for user "care"')),
          );
        });
        return { environment: { DATABASE_URL: `postgres://care:wrong@127.0.0.1:${port}/care` } };
      },
      /The database refuses the account: .*password authentication failed/,
    ],
    [
      'the database does not exist',
      async () => {
        const url = new URL(inject('postgresUrl'));
        url.pathname = '/no_such_database';
        return { environment: { DATABASE_URL: url.href } };
      },
      /The database does not exist: .*no_such_database/,
    ],
    [
      'the database only reads',
      async () => {
        const url = await postgres.address({ empty: true });
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`);
        await client.end();
        return { environment: { DATABASE_URL: url } };
      },
      /The database is read-only: /,
    ],
    [
      'the data folder is a file',
      async () => {
        writeFileSync(join(folder, 'file'), '');
        return { environment: { DATA_DIR: join(folder, 'file') } };
      },
      /DATA_DIR is no folder that can be used: /,
    ],
    [
      'the database file is none',
      async () => {
        const dataDir = dataFolder('garbage');
        writeFileSync(join(dataDir, 'care.db'), 'no database at all '.repeat(1_000));
        return { environment: { DATA_DIR: dataDir } };
      },
      /The database is damaged: /,
    ],
    [
      'pages of the database file are damaged',
      async () => {
        const dataDir = dataFolder('damaged');
        const file = await sqlite.address();
        const target = join(dataDir, 'care.db');
        for (const part of ['', '-wal']) if (existsSync(file + part)) copyFileSync(file + part, target + part);
        const handle = openSync(target, 'r+');
        // After the first page, whose header still identifies a database.
        writeSync(handle, Buffer.alloc(statSync(target).size - 4_096, 0x5a), 0, undefined, 4_096);
        closeSync(handle);
        return { environment: { DATA_DIR: dataDir } };
      },
      /The database is damaged: /,
    ],
    [
      'the disk takes no more',
      async () => ({ environment: { DATA_DIR: dataFolder('full') }, fileBlocks: 64 }),
      /The disk is full: |The database file cannot be read or written: /,
    ],
    [
      'the key of sealed values is none',
      async () => {
        const dataDir = dataFolder('key');
        writeFileSync(join(dataDir, 'seal.key'), 'no key');
        return { environment: { DATA_DIR: dataDir } };
      },
      /seal\.key holds no key; restore it/,
    ],
    [
      'another program has the port',
      async () => {
        const port = await listen((socket) => socket.destroy());
        return {
          environment: { DATA_DIR: dataFolder('port'), PORT: String(port), ADMIN_PASSWORD: 'correct horse battery' },
        };
      },
      /Another program listens on PORT: /,
    ],
  ];

  it.each(cases)(
    'when %s',
    async (_what, prepare, says) => {
      const { environment, fileBlocks } = await prepare();
      const command = [process.execPath, join(built, 'main.js')];
      // A limit on the file size has the same effect as a full disk.
      const limited = ['sh', '-c', `trap "" XFSZ; ulimit -f ${fileBlocks}; exec "$0" "$@"`, ...command];
      const [program = '', ...args] = fileBlocks === undefined ? command : limited;
      const server = spawn(program, args, {
        cwd: ROOT,
        env: {
          PATH: process.env.PATH,
          DATA_DIR: join(folder, 'data'),
          DEMO_DATA: 'none',
          PORT: '0',
          LOG_LEVEL: 'silent',
          ...environment,
        },
      });
      let output = '';
      for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      const [code] = await once(server, 'close');
      expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(says) });
      expect(output.trim().split('\n')).toHaveLength(1);
    },
    120_000,
  );
});

/** The refusal of a connection as a PostgreSQL server sends it (protocol 3.0, ErrorResponse). */
function errorResponse(code: string, message: string): Buffer {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${message}`].map((field) => `${field}\0`).join('');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

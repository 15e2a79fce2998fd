/**
 * Measures a list at 16 connections, served by one server process on PostgreSQL and by two that share the database, in
 * alternating rounds. On two cores the processes share them with PostgreSQL and the load generator; the figure shows how
 * much that leaves.
 *
 * It also measures writers: 24 on the two processes against one, with a network delay to the database. Waiting then
 * dominates, so the figure shows whether writers block each other, on any number of cores.
 */

import { postgresDatabases } from '../harness/postgres/postgresDatabases';
import { startPostgres } from '../harness/postgres/startPostgres';
import { startTcpProxy } from '../harness/postgres/tcpProxy';
import { startProduct } from '../harness/startProduct';
import { percentile, report } from './report';
import { requestsPerSecond } from './support/load';
import { signIn } from './support/session';
import { writesPerSecond } from './support/writes';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 3;
const QUIET = { JOBS: 'off', READ_RATE: '1000000', WRITE_RATE: '1000000' };
const WRITERS = 24;
const WRITE_SECONDS = 4;
/** One-way delay to the database in milliseconds, so that waiting dominates. */
const DISTANCE_MS = 10;
/** Minimum ratio of the writes of all writers to those of one. */
const WRITERS_RATIO = 8;
const LIST =
  'selectBySelectivePagination.elderly.open?pageSize=25&fields=elderlyNo,name,status,gender,age,elderlyTypeId';

const server = await startPostgres();
const databases = postgresDatabases(() => server.url);
const local = new URL(await databases.create());
const proxy = await startTcpProxy({ host: local.hostname, port: Number(local.port) }, DISTANCE_MS);
const databaseUrl = local.href;
const first = await startProduct({ databaseUrl, environment: { ...QUIET, DEMO_DATA: 'small' } });
// Processes on one database share the encryption key.
const second = await startProduct({
  databaseUrl,
  dataOf: first.dataDir,
  environment: { ...QUIET, DEMO_DATA: 'none' },
});
try {
  // Sessions are in the database, so a token is valid in both processes.
  const token = await signIn(`${first.url}/api/`, first.adminPassword);
  const ask = ({ url }: { url: string }, connections: number) =>
    requestsPerSecond({ url: `${url}/api/${LIST}`, token, connections, seconds: SECONDS });
  const rounds: { one: number; two: number }[] = [];
  // The first round is a warm-up for both.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = await ask(first, CONNECTIONS);
    const halves = await Promise.all([first, second].map((product) => ask(product, CONNECTIONS / 2)));
    if (round > 0) rounds.push({ one, two: halves.reduce((sum, half) => sum + half, 0) });
  }
  const middle = (values: number[]) => percentile(values, 0.5);
  report({
    name: 'processes.throughput',
    value: middle(rounds.map(({ one, two }) => two / one)),
    unit: 'ratio',
    detail: {
      connections: CONNECTIONS,
      oneProcess: Math.round(middle(rounds.map(({ one }) => one))),
      twoProcesses: Math.round(middle(rounds.map(({ two }) => two))),
    },
  });
  await measureWriters(token);
} finally {
  await second.stop();
  await first.stop();
  await proxy.stop();
  await databases.removeAll();
  await server.stop();
}

/** Starts two more processes with a delayed connection to the database. They share the sessions of the others. */
async function measureWriters(token: string): Promise<void> {
  const proxiedUrl = new URL(databaseUrl);
  proxiedUrl.port = String(proxy.port);
  const environment = { ...QUIET, DEMO_DATA: 'none' };
  const start = () => startProduct({ databaseUrl: proxiedUrl.href, dataOf: first.dataDir, environment });
  const remoteProducts = [await start(), await start()] as const;
  try {
    const urls = remoteProducts.map(({ url }) => url);
    const rounds: { one: number; many: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const one = await writesPerSecond({ urls: urls.slice(0, 1), token, writers: 1, seconds: WRITE_SECONDS });
      const many = await writesPerSecond({ urls, token, writers: WRITERS, seconds: WRITE_SECONDS });
      if (round > 0) rounds.push({ one, many });
    }
    report({
      name: 'processes.writers',
      value: percentile(
        rounds.map(({ one, many }) => many / one),
        0.5,
      ),
      unit: 'ratio',
      atLeast: WRITERS_RATIO,
      detail: { writers: WRITERS, distanceMs: DISTANCE_MS, rounds },
    });
  } finally {
    for (const product of remoteProducts) await product.stop();
  }
}

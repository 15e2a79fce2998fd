/**
 * A list at 16 connections, answered by one server process on PostgreSQL and by two that share the database, in rounds that
 * take turns. On two cores the processes share them with PostgreSQL and with who asks; the figure says how much that leaves.
 */
import { startProduct } from '../tests/e2e/support/startProduct';
import { postgresDatabases } from '../tests/server/support/postgresDatabases';
import { startPostgres } from '../tests/server/support/startPostgres';
import { percentile, report } from './harness';
import { requestsPerSecond } from './support/load';
import { signIn } from './support/session';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 3;
const QUIET = { JOBS: 'off', READ_RATE: '1000000' };
const LIST =
  'selectBySelectivePagination.elderly.open?pageSize=25&fields=elderlyNo,name,status,gender,age,elderlyTypeId';

const server = await startPostgres();
const databases = postgresDatabases(() => server.url);
const databaseUrl = await databases.create();
const first = await startProduct({ databaseUrl, environment: { ...QUIET, DEMO_DATA: 'small' } });
// Processes on one database share the key of its sealed values.
const second = await startProduct({
  databaseUrl,
  dataOf: first.dataDir,
  environment: { ...QUIET, DEMO_DATA: 'none' },
});
try {
  // Sessions are in the database, so one serves at both.
  const token = await signIn(`${first.url}/api/`, first.adminPassword);
  const ask = ({ url }: { url: string }, connections: number) =>
    requestsPerSecond({ url: `${url}/api/${LIST}`, token, connections, seconds: SECONDS });
  const rounds: { one: number; two: number }[] = [];
  // The first round warms both up.
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
} finally {
  await second.stop();
  await first.stop();
  await databases.removeAll();
  await server.stop();
}

/**
 * Measures a list of 200,000 elders on SQLite and PostgreSQL. First the throughput at 16 connections, of 25 rows with the
 * fields that the console shows. It is compared with whole rows and with a minimal handler with the same SQL, in alternating
 * rounds. Then the response times of filtered, sorted and counted lists, each with a new query. Then each strategy for
 * reading lists, on and off.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entity } from '../contract/defineEntity';
import { dayAt } from '../contract/moment';
import { parseListQuery } from '../contract/query/query';
import { postgresDatabases } from '../harness/postgres/postgresDatabases';
import { startPostgres } from '../harness/postgres/startPostgres';
import { startProduct } from '../harness/startProduct';
import type { SqlDialect } from '../server/db/database';
import { planList } from '../server/db/list';
import { openDatabase } from '../server/db/openDatabase';
import { recordCodec } from '../server/db/rows/recordCodec';
import { elderly } from '../src/plugins/elderly/entities/elderly';
import { percentile, report } from './report';
import { fillLarge, largeSqliteFolder } from './support/largeDatabase';
import { listQueries } from './support/listQueries';
import { compareStrategies } from './support/listStrategies';
import { requestsPerSecond } from './support/load';
import { signIn } from './support/session';
import { startBaselineServer } from './support/startBaselineServer';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 4;
/** Timed queries per kind, after one warm-up. */
const TURNS = 20;
/** Milliseconds on an idle machine. */
const P95_MOST: Readonly<Record<SqlDialect, number>> = { sqlite: 60, postgres: 100 };
const ADMIN_PASSWORD = 'only for this bench';
/** Only lists, without a rate limit. */
const QUIET = { DEMO_DATA: 'none', JOBS: 'off', READ_RATE: '1000000' };
const ALL_FIELDS = 'selectBySelectivePagination.elderly.open?pageNum=1&pageSize=25';
/** The fields that the list of elders shows by default. */
const FIELDS = [
  ...['elderlyNo', 'name', 'gender', 'elderlyTypeId', 'elderlyMunicipalTypeIds', 'elderlyCapacityTypeId', 'age'],
  ...['elderlyLiveTypeId', 'street', 'community', 'attendantId', 'serviceCount30d', 'lastServiceTime', 'status'],
];
const LIST = `${ALL_FIELDS}&fields=${FIELDS.join(',')}`;

await onSqlite();
await onPostgres();

async function onSqlite(): Promise<void> {
  const { folder, remove } = await largeSqliteFolder(ADMIN_PASSWORD);
  try {
    await measure('sqlite', `${folder}/care.db`, { DATA_DIR: folder, DATABASE_URL: undefined });
  } finally {
    remove();
  }
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres();
  const databases = postgresDatabases(() => server.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  try {
    const address = await databases.create();
    await fillLarge(address, { adminPassword: ADMIN_PASSWORD, dataDir });
    await measure('postgres', address, { DATABASE_URL: address, DATA_DIR: dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await databases.removeAll();
    await server.stop();
  }
}

async function measure(
  name: SqlDialect,
  address: string,
  environment: Record<string, string | undefined>,
): Promise<void> {
  const product = await startProduct({ environment: { ...environment, ...QUIET } });
  const baseline = await startBaselineServer({ address, ...(await statementsOf(address)) });
  try {
    const api = `${product.url}/api/`;
    const token = await signIn(api, ADMIN_PASSWORD);
    await longestBlocking(product.url);
    await compare({ name, ours: `${api}${LIST}`, allFields: `${api}${ALL_FIELDS}`, baseline: baseline.url, token });
    report({
      name: `list.hold.${name}`,
      value: await longestBlocking(product.url),
      unit: 'ms',
      detail: { connections: CONNECTIONS },
    });
    await time({ name, api, token });
    await compareStrategies(address);
  } finally {
    baseline.stop();
    await product.stop();
  }
}

/** Returns the SQL that the real server runs for {@link LIST}. */
async function statementsOf(address: string) {
  const database = openDatabase(address);
  try {
    const query = parseListQuery(elderly, { pageNum: '1', pageSize: '25' }, { masked: true });
    if (!query.ok) throw new Error('the question is refused');
    const { read: queries } = database;
    const { columns } = recordCodec<Entity>(elderly).partialCodec(['id', ...FIELDS, 'version']);
    return planList({
      queries,
      entity: elderly,
      query: query.values,
      today: dayAt(Date.now()),
      columns,
    });
  } finally {
    await database.close();
  }
}

/** Returns the longest time in milliseconds for which the server's event loop was blocked since the last call. */
async function longestBlocking(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^event_loop_delay_max_seconds (\S+)$/m.exec(text)?.[1]) * 1_000;
}

interface ComparedUrls {
  name: string;
  ours: string;
  /** The same query for whole rows. */
  allFields: string;
  baseline: string;
  token: string;
}

async function compare({ name, ours, allFields, baseline, token }: ComparedUrls) {
  const load = { connections: CONNECTIONS, seconds: SECONDS };
  const rounds: { ours: number; whole: number; bare: number; counted: number }[] = [];
  // The first round is a warm-up for both.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const found = {
      ours: await requestsPerSecond({ ...load, url: ours, token }),
      whole: await requestsPerSecond({ ...load, url: allFields, token, seconds: 2 }),
      bare: await requestsPerSecond({ ...load, url: `${baseline}/list` }),
      counted: await requestsPerSecond({ ...load, url: `${baseline}/counted`, seconds: 1 }),
    };
    if (round > 0) rounds.push(found);
  }
  const middle = (values: number[]) => percentile(values, 0.5);
  report({
    name: `list.fields.${name}`,
    value: middle(rounds.map((round) => round.ours / round.whole)),
    unit: 'ratio',
    detail: { wholeRequestsPerSecond: Math.round(middle(rounds.map((round) => round.whole))) },
  });
  report({
    name: `list.throughput.${name}`,
    value: middle(rounds.map((round) => round.ours / round.bare)),
    unit: 'ratio',
    atLeast: 0.6,
    detail: {
      rows: 25,
      connections: CONNECTIONS,
      requestsPerSecond: Math.round(middle(rounds.map((round) => round.ours))),
      bareRequestsPerSecond: Math.round(middle(rounds.map((round) => round.bare))),
      bareCountingEachTime: Math.round(middle(rounds.map((round) => round.counted))),
    },
  });
}

async function time({ name, api, token }: { name: SqlDialect; api: string; token: string }): Promise<void> {
  const all: number[] = [];
  for (const [title, queryOf] of Object.entries(listQueries)) {
    const times: number[] = [];
    let rows = 0;
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const start = performance.now();
      const response = await fetch(`${api}selectBySelectivePagination.elderly.open?${queryOf(turn)}`, {
        headers: { Authorization: token },
      });
      const body = (await response.json()) as { status: number; message: string; dataCount: number };
      if (body.status !== 8000) throw new Error(`${title}: ${JSON.stringify(body)}`);
      if (turn > 0) times.push(performance.now() - start);
      rows = body.dataCount;
    }
    all.push(...times);
    report({
      name: `list.p95.${name}.${title}`,
      value: percentile(times, 0.95),
      unit: 'ms',
      atMost: P95_MOST[name],
      detail: { rows },
    });
  }
  report({ name: `list.p95.${name}`, value: percentile(all, 0.95), unit: 'ms', atMost: P95_MOST[name] });
}

/**
 * Measures attacks on the server. How long can one body block the event loop, how much memory do ten thousand sessions take,
 * and what do queries for masked numbers reveal?
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../server/app';
import { Sessions } from '../server/auth/sessions';
import { readConfig } from '../server/config';
import type { Database } from '../server/db/database';
import { measureMainThreadBlocking } from './measureMainThreadBlocking';
import { report } from './report';
import { createDatabase } from './support/largeDatabase';

const SESSIONS = 10_000;
const BATCH_SIZE = 500;
/** Calls per batch of opened sessions. */
const CALLS_PER_BATCH = 50;
const WARMING_CALLS = 1_000;
const GUESSES = 300;
const PASSWORD = 'Bench-Hostile-2026';

const folder = mkdtempSync(join(tmpdir(), 'console-hostile-'));
const database = await createDatabase(join(folder, 'care.db'), { dataDir: folder, adminPassword: PASSWORD });
const logger = pino({ level: 'silent' });
try {
  const config = readConfig({
    DATA_DIR: folder,
    CLIENT_DIR: 'no-such-folder',
    LOGIN_RATE: '10000',
    WRITE_RATE: '100000',
  });
  const app = await buildApp({ config, database, logger });
  const [token = ''] = await openSessions(database, 1);
  await measureBlocking(app, token);
  await measureGuesses(app, token);
  await measureSessions(app);
  await app.close();
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Opens sessions of the first administrator and returns their tokens. */
function openSessions(target: Database, count: number): Promise<string[]> {
  const sessions = new Sessions({ database: target, logger, now: Date.now, needsSecondFactor: () => false });
  return target.write(async (transaction) => {
    const tokens: string[] = [];
    while (tokens.length < count) {
      tokens.push(await sessions.create(transaction, { id: 1, ip: '127.0.0.1', userAgent: 'bench' }));
    }
    return tokens;
  });
}

/** Measures the worst of the largest bodies, with and without a session. */
async function measureBlocking(app: FastifyInstance, token: string): Promise<void> {
  const names = (count: number, nameOf: (at: number) => string) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [nameOf(at), 1])));
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const bodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
    manyKeys: [json, names(80_000, (at) => `a${at}`)],
    dottedKeys: [json, names(60_000, (at) => `name.${at}`)],
    longList: [json, JSON.stringify({ id: new Array(300_000).fill(1) })],
    emptyRows: [json, JSON.stringify({ contacts: new Array(200_000).fill({}) })],
    longText: [json, JSON.stringify({ name: 'x'.repeat(1_000_000) })],
    formPairs: [form, 'a.0=&'.repeat(200_000)],
    formDepth: [form, `${'a.'.repeat(500_000)}=1`],
    formIndexes: [form, Array.from({ length: 120_000 }, (_, at) => `0.${at}=`).join('&')],
  };
  const blockingTimes: Record<string, number> = {};
  for (const [name, [type, payload]] of Object.entries(bodies)) {
    for (const authorization of [token, '']) {
      const end = measureMainThreadBlocking();
      await delay(5);
      await app.inject({
        method: 'POST',
        url: '/api/updateByIdSelective.elderly.open',
        headers: { authorization, 'content-type': type },
        payload,
      });
      // The last turn counts too: the measurement needs another turn before it ends.
      await delay(5);
      const bodyName = authorization ? name : `${name}Anonymous`;
      blockingTimes[bodyName] = Math.round(end().longest);
    }
  }
  const value = Math.max(...Object.values(blockingTimes));
  report({ name: 'hostile.longestHold', value, unit: 'ms', atMost: 1_000, detail: { held: blockingTimes } });
}

/** Counts queries for exact masked numbers, and lookups that succeed within an hour. */
async function measureGuesses(app: FastifyInstance, token: string): Promise<void> {
  let answered = 0;
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const { body } = await app.inject({
      url: `/api/selectBySelectivePagination.elderly.open?idNo=33010619400101${String(guess).padStart(4, '0')}`,
      headers: { authorization: token },
    });
    if (JSON.parse(body).status === 8000) answered += 1;
  }
  report({
    name: 'hostile.masks.filtersAnswered',
    value: answered,
    unit: 'requests',
    atMost: 0,
    detail: { asked: GUESSES },
  });
  let lookups = 0;
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/lookup.elderly.open',
      headers: { authorization: token, 'content-type': 'application/json' },
      payload: JSON.stringify({ field: 'idNo', value: `33010619400101${guess}`, reason: 'bench of guesses' }),
    });
    if (statusCode === 200) lookups += 1;
    else if (statusCode !== 429) throw new Error(`lookup answered ${statusCode}`);
  }
  // If the year and the mask are known: two digits of the district, 365 days, three digits of the sequence. The last digit
  // is a checksum.
  const possibleNumbers = 100 * 365 * 1_000;
  const hours = Math.round(possibleNumbers / 2 / Math.max(lookups, 1));
  report({
    name: 'hostile.masks.lookupsAnHour',
    value: lookups,
    unit: 'requests',
    atMost: 30,
    detail: { guessesNeeded: possibleNumbers / 2, hours },
  });
}

/** Measures the memory of sessions, a tenth of which have made a call. */
async function measureSessions(app: FastifyInstance): Promise<void> {
  // Warm-up: temporary memory of the calls must not count as memory of sessions.
  const [token = ''] = await openSessions(database, 1);
  await callWith(app, new Array(WARMING_CALLS).fill(token));
  const before = settledMemory();
  for (let opened = 0; opened < SESSIONS; opened += BATCH_SIZE) {
    const tokens = await openSessions(database, BATCH_SIZE);
    await callWith(app, tokens.slice(0, CALLS_PER_BATCH));
  }
  const { count } = await database.read
    .selectFrom('session')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const grown = settledMemory() - before;
  report({
    name: 'hostile.sessions.heapGrowth',
    value: grown,
    unit: 'MB',
    atMost: 30,
    detail: { sessions: count, rss: megabytes(process.memoryUsage().rss) },
  });
}

async function callWith(app: FastifyInstance, tokens: readonly string[]): Promise<void> {
  for (const authorization of tokens) await app.inject({ url: '/api/isLogin.admin.open', headers: { authorization } });
}

function settledMemory(): number {
  collectGarbage();
  return megabytes(process.memoryUsage().heapUsed);
}

/** Only retained memory counts. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e5) / 10;
}

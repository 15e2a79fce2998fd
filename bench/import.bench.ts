/**
 * Measures how fast the server imports a service-input file of 5,000 visits on SQLite, including rules, risk and figures.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { addDays } from '../contract/moment';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { diskFileStore } from '../server/files/diskFileStore';
import { report } from './report';
import { BENCH_DAY, createDatabase } from './support/largeDatabase';

const ROWS = 5_000;
const PASSWORD = 'a password for the bench';

const folder = mkdtempSync(join(tmpdir(), 'console-bench-'));
const database = await createDatabase(join(folder, 'care.db'), {
  dataDir: folder,
  adminPassword: PASSWORD,
  demo: { size: 'small', today: BENCH_DAY },
});
try {
  const config = readConfig({ DATA_DIR: folder, CLIENT_DIR: 'no-such-folder' });
  const app = await buildApp({
    config,
    database,
    logger: pino({ level: 'warn' }),
    now: () => Date.parse(`${BENCH_DAY}T08:00:00+08:00`),
  });
  const call = async (name: string, params: object, token = '') => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: { authorization: token },
      payload: params,
    });
    return answer.json<{ status: number; data: Record<string, unknown> }>();
  };
  const token = String((await call('login.admin.open', { username: 'admin', password: PASSWORD })).data.token);
  const read = async (fileId: string, mode: 'dryRun' | 'commit') => {
    const cpu = process.cpuUsage();
    const start = performance.now();
    const begun = await call('startInput.serviceInput.open', { fileId, mode }, token);
    await app.tasks.idle();
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const { inserted, failed } = (await call('selectById.serviceInput.open', { id: begun.data.id }, token)).data;
    return { inserted: Number(inserted), failed, seconds, processorSeconds: (user + system) / 1e6 };
  };
  const daytime = await storeFile(await csvText('A', (index) => 6 + (index % 14)));
  const trial = await read(daytime, 'dryRun');
  report({ name: 'import.trial', value: ROWS / trial.seconds, unit: 'rows/s', detail: trial });
  const written = await read(daytime, 'commit');
  const rate = written.inserted / written.seconds;
  report({ name: 'import.rows', value: rate, unit: 'rows/s', atLeast: 2_000, detail: written });
  const both = trial.seconds + written.seconds;
  report({ name: 'import.trialAndRows', value: written.inserted / both, unit: 'rows/s' });

  // Measures how long other writes wait, and how long the event loop is blocked, while a second file is imported.
  const evening = await storeFile(await csvText('B', () => 20));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let isOver = false;
  const other = longestWrite(() => isOver);
  await read(evening, 'commit');
  isOver = true;
  delay.disable();
  report({ name: 'import.otherWriter', value: await other, unit: 'ms' });
  report({ name: 'import.longestStep', value: delay.max / 1e6, unit: 'ms' });
  await app.close();
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the maximum duration of empty writes, one after another. */
async function longestWrite(isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const start = performance.now();
    await database.write(async () => undefined);
    longest = Math.max(longest, performance.now() - start);
    await setImmediate();
  }
  return longest;
}

/** Returns past visits, each of a different elder or on a different day. */
async function csvText(name: string, hourOf: (index: number) => number): Promise<string> {
  const elders = await database.read
    .selectFrom('elderly')
    .select(['elderlyNo', 'name'])
    .where('status', '=', 'active')
    .limit(ROWS)
    .execute();
  const attendants = await database.read
    .selectFrom('attendant as one')
    .innerJoin('attendant_serviceTypeIds as link', 'link.ownerId', 'one.id')
    .innerJoin('serviceType as type', 'type.id', 'link.targetId')
    .select(['one.attendantNo', 'one.role', 'type.code'])
    .where('one.status', '=', 'passed')
    .where('type.code', '=', 'LIFE06')
    .limit(200)
    .execute();
  const heading =
    'externalNo,elderlyNo,elderlyName,serviceTypeCode,attendantNo,planStart,planEnd,actualStart,actualEnd,payerType';
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const elder = elders[index % elders.length];
    const attendant = attendants[index % attendants.length];
    const day = addDays(BENCH_DAY, -1 - Math.floor(index / elders.length));
    const time = `${day} ${String(hourOf(index)).padStart(2, '0')}`;
    return [
      `${name}-${index}`,
      elder?.elderlyNo,
      elder?.name,
      'LIFE06',
      attendant?.attendantNo,
      `${time}:00`,
      `${time}:45`,
      `${time}:01`,
      `${time}:46`,
      'self',
    ].join(',');
  });
  return [heading, ...rows].join('\r\n');
}

/** Stores a text as an upload and returns the id of its file. */
async function storeFile(text: string): Promise<string> {
  const fileId = randomBytes(16).toString('base64url');
  const store = diskFileStore(join(folder, 'files'));
  const received = await store.receive(Readable.from([Buffer.from(text)]), text.length * 4);
  await store.persist(received);
  const { sha256, bytes } = received;
  const file = {
    fileId,
    kind: 'serviceInput' as const,
    name: 'bench.csv',
    mime: 'text/csv',
    bytes,
    sha256,
    uploaderId: 1,
  };
  await database.write((transaction) =>
    transaction
      .insertInto('file')
      .values({ ...file, createTime: 0, updateTime: 0, createBy: 'system', updateBy: 'system', version: 1 })
      .execute(),
  );
  return fileId;
}

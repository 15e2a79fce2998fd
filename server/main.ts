import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { dayAt } from '../contract/moment';
import { buildApp } from './app';
import { claimLogKey } from './audit/claimLogKey';
import { requireRestored } from './backup/restoring';
import { type Config, readConfig } from './config';
import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { openDatabase } from './db/openDatabase';
import { Refusal } from './db/Refusal';
import { sealStored } from './db/sealing/sealStored';
import { diskFileStore } from './files/diskFileStore';
import { keepPrivate, PRIVATE_UMASK } from './files/privateFolder';
import { FIRST_ADMIN, firstStart } from './firstStart';
import { markProcess, tryLock } from './jobs/processMark';
import { claimDatabase, unlockDatabase } from './keys/sealKey';
import { createLogger } from './log/printable';
import { operatorSentence } from './operatorSentence';
import type { Sections } from './plugins/collectPlugins';
import { settleHalves } from './runtimePlugins/settleHalves';
import { sections as builtin, installedSections } from './sections';
import { readSourcePositions } from './sourcePositions';
import { stopOnce } from './stopOnce';

/** Given to a process that fills the database with demo data and ends. */
const LOAD_DEMO_DATA = '--load-demo-data';
/** Milliseconds between two looks whether another process has filled the database. */
const DEMO_LOOK_MS = 200;
/** How much of the demo data is written between two lines of the log that say so. */
const PROGRESS_STEP = 0.05;
/** Rows that are sealed between two lines of the log. */
const SEALED_STEP = 50_000;

process.umask(PRIVATE_UMASK);
readSourcePositions();
try {
  const config = readConfig(process.env);
  await (process.argv.includes(LOAD_DEMO_DATA) ? loadDemoDataFor(config) : start(config));
} catch (error) {
  // What the operator can mend is said in words; for anything else the stack helps.
  console.error(operatorSentence(error) ?? error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  requireRestored(config.dataDir);
  await keepPrivate(config.dataDir, logger);
  markIn(config.dataDir, logger);
  const database = openDatabase(config.database, config.databaseLimits);
  await unlockDatabase(database, config.dataDir);
  const installed = await installedSections(config.dataDir);
  const { sections, halves } = await settleHalves(installed, builtin.plugins, (all) =>
    // Another process may be at it, for minutes where there is much.
    prepareDatabase(database.background, config, all, logger),
  );
  for (const { id, problem } of halves)
    if (problem) logger.error({ plugin: id, ...problem }, 'the server half of a plugin does not run');
  const { answersOfDemo, demoPercent, hasWholeDemo } = await import('./demo/demoForServer');
  if (config.demoData !== 'none' && !(await hasWholeDemo(database))) await loadDemoDataBeside(logger);
  const app = await buildApp({
    config,
    database,
    logger,
    sections,
    halves,
    loadAnswers: () => answersOfDemo(database),
    fillingPercent: () => demoPercent(database),
  });
  const address = await app.listen({ port: config.port, host: config.host });

  const stop = stopOnce({ app, database, logger, drainMs: config.drainMs });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last: whoever has read it may tell the server to stop.
  console.log(`智慧养老 is ready: ${address}`);
}

/** Where it cannot be shown that this process lives, what it had in hand is taken up only when its leases end. */
function markIn(dataDir: string, logger: Logger): void {
  try {
    markProcess(dataDir);
  } catch (error) {
    logger.warn({ err: error }, 'the file system of the data folder has no locks');
  }
}

/** Brings the database up to date with everything that the sections bring. */
async function prepareDatabase(database: Database, config: Config, sections: Sections, logger: Logger): Promise<void> {
  await migrate(database, sections);
  await claimDatabase(database, config.dataDir);
  await sealStored(database, sections.entities, (table, rows) => {
    if (rows % SEALED_STEP === 0) logger.info({ table, rows }, 'sealing what an earlier version kept as it was');
  });
  const { adminPassword } = config;
  const announce = (password: string) => printFirstPassword(config, password);
  await firstStart({ database, adminPassword, sections, announce });
  await claimLogKey(database, config.dataDir);
}

/**
 * Loads demo data in a process of its own, so that the server keeps nothing of the memory it takes; comes back as soon as the
 * console can be used, while large amounts of health data may still be written.
 */
async function loadDemoDataBeside(logger: Logger): Promise<void> {
  const loading = fork(fileURLToPath(import.meta.url), [LOAD_DEMO_DATA]);
  loading.on('error', (error) => logger.error({ err: error }, 'the process that loads demo data failed'));
  const ended = once(loading, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
  const isUsable = await Promise.race([ended, once(loading, 'message').then(() => true)]);
  if (!isUsable) throw new Refusal('The demo data could not be loaded; what went wrong stands above.');
  void ended.then((isLoaded) => {
    if (!isLoaded) logger.error('the demo data is not complete; the next start goes on with it');
  });
}

/** What {@link loadDemoDataBeside} starts; ends with the server that started it, and goes on with the next one. */
async function loadDemoDataFor({ database: address, demoData, dataDir, logLevel }: Config): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  if (demoData === 'none') return;
  const { loadDemoData } = await import('./demo');
  const database = openDatabase(address);
  await unlockDatabase(database, dataDir);
  await waitForTurn(database, dataDir);
  const logger = createLogger(logLevel);
  const now = Date.now();
  let told = 0;
  await loadDemoData(database, {
    size: demoData,
    today: dayAt(now),
    now,
    files: diskFileStore(join(dataDir, 'files')),
    onUsable: () => {
      // The server that answers meanwhile comes first; the lowest priority would hold its transactions open too long.
      setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
      process.send?.('usable');
    },
    onProgress: (share) => {
      if (share < told) return;
      logger.info({ percent: Math.floor(share * 100) }, 'writing demo health data');
      told = share + PROGRESS_STEP;
    },
  });
  await database.close();
  process.exit(0);
}

/** Of several processes at a first start one fills the database; the others wait, and go on where it ends before it is done. */
async function waitForTurn({ read }: Database, dataDir: string): Promise<void> {
  const { readMark } = await import('./demo/demoMark');
  const { isUsableMeanwhile } = await import('./demo');
  while (!tryLock(dataDir, 'demo')) {
    const mark = await readMark(read);
    if (mark && isUsableMeanwhile(mark)) process.send?.('usable');
    await delay(DEMO_LOOK_MS);
  }
}

/** Shown this one time; only its hash is kept. */
function printFirstPassword({ host, port }: Config, password: string): void {
  console.log(`First start of 智慧养老. Sign in at http://${host}:${port}`);
  console.log(`  user name: ${FIRST_ADMIN}`);
  console.log(`  password:  ${password}`);
}

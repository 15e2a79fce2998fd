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
import { requireNoPendingRestore } from './backup/pendingRestore';
import { type Config, readConfig } from './config';
import { createShutdownHandler } from './createShutdownHandler';
import type { Database } from './db/database';
import { migrate } from './db/migrations/migrate';
import { OperatorError } from './db/OperatorError';
import { openDatabase } from './db/openDatabase';
import { encryptStoredValues } from './db/sealing/encryptStoredValues';
import { diskFileStore } from './files/diskFileStore';
import { PRIVATE_UMASK, restrictPermissions } from './files/restrictPermissions';
import { installSourceMaps } from './installSourceMaps';
import { createProcessLock, tryLock } from './jobs/processLock';
import { loadEncryptionKey, recordEncryptionKey } from './keys/sealKey';
import { createLogger } from './log/logger';
import { operatorMessage } from './operatorMessage';
import type { CollectedPlugins } from './plugins/collectPlugins';
import { initServerPlugins } from './runtimePlugins/initServerPlugins';
import { sections as builtin, installedSections } from './sections';
import { FIRST_ADMIN, seedDatabase } from './seedDatabase';

/** Argument of a process that only writes demo data. */
const LOAD_DEMO_DATA = '--load-demo-data';
/** Polling interval in milliseconds while another process fills the database. */
const DEMO_POLL_MS = 200;
/** Share of the demo data between two progress lines in the log. */
const PROGRESS_STEP = 0.05;
/** Encrypted rows between two progress lines in the log. */
const ENCRYPTED_STEP = 50_000;

process.umask(PRIVATE_UMASK);
installSourceMaps();
try {
  const config = readConfig(process.env);
  await (process.argv.includes(LOAD_DEMO_DATA) ? loadDemoDataInChild(config) : start(config));
} catch (error) {
  // Problems that the operator can fix get a sentence; all others get the stack.
  console.error(operatorMessage(error) ?? error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  requireNoPendingRestore(config.dataDir);
  await restrictPermissions(config.dataDir, logger);
  createLockIn(config.dataDir, logger);
  const database = openDatabase(config.database, config.databaseLimits);
  await loadEncryptionKey(database, config.dataDir);
  const installed = await installedSections(config.dataDir);
  const { sections, serverModules } = await initServerPlugins(installed, builtin.plugins, (all) =>
    // Another process may be migrating, which takes minutes for large databases.
    prepareDatabase(database.background, config, all, logger),
  );
  for (const { id, problem } of serverModules)
    if (problem) logger.error({ plugin: id, ...problem }, 'the server module of a plugin does not run');
  const {
    demoProvidedValues: answersOfDemo,
    demoPercent,
    isDemoComplete: hasWholeDemo,
  } = await import('./demo/demoStatus');
  if (config.demoData !== 'none' && !(await hasWholeDemo(database))) await forkDemoDataLoader(logger);
  const app = await buildApp({
    config,
    database,
    logger,
    sections,
    serverModules,
    loadPortImplementations: () => answersOfDemo(database),
    demoDataPercent: () => demoPercent(database),
  });
  const address = await app.listen({ port: config.port, host: config.host });

  const stop = createShutdownHandler({ app, database, logger, drainMs: config.drainMs });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last, because a reader of this line may stop the server at once.
  console.log(`智慧养老 is ready: ${address}`);
}

/** If this process cannot mark itself as alive, its work is taken over only when its leases expire. */
function createLockIn(dataDir: string, logger: Logger): void {
  try {
    createProcessLock(dataDir);
  } catch (error) {
    logger.warn({ err: error }, 'the file system of the data folder has no locks');
  }
}

/** Upgrades the database for all sections. */
async function prepareDatabase(
  database: Database,
  config: Config,
  sections: CollectedPlugins,
  logger: Logger,
): Promise<void> {
  await migrate(database, sections);
  await recordEncryptionKey(database, config.dataDir);
  await encryptStoredValues(database, sections.entities, (table, rows) => {
    if (rows % ENCRYPTED_STEP === 0) logger.info({ table, rows }, 'sealing what an earlier version kept as it was');
  });
  const { adminPassword } = config;
  const showPassword = (password: string) => printFirstPassword(config, password);
  await seedDatabase({ database, adminPassword, sections, showPassword });
  await claimLogKey(database, config.dataDir);
}

/**
 * Loads demo data in a child process, so that the server does not keep its memory. Resolves when the console is usable, even
 * if large amounts of health data are still being written.
 */
async function forkDemoDataLoader(logger: Logger): Promise<void> {
  const loading = fork(fileURLToPath(import.meta.url), [LOAD_DEMO_DATA]);
  loading.on('error', (error) => logger.error({ err: error }, 'the process that loads demo data failed'));
  const ended = once(loading, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
  const isUsable = await Promise.race([ended, once(loading, 'message').then(() => true)]);
  if (!isUsable) throw new OperatorError('The demo data could not be loaded; the error is above.');
  void ended.then((isLoaded) => {
    if (!isLoaded) logger.error('the demo data is not complete; the next start goes on with it');
  });
}

/**
 * Runs in the child process of {@link forkDemoDataLoader}. It ends with the server that started it; the next server resumes
 * it.
 */
async function loadDemoDataInChild({ database: address, demoData, dataDir, logLevel }: Config): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  if (demoData === 'none') return;
  const { loadDemoData } = await import('./demo');
  const database = openDatabase(address);
  await loadEncryptionKey(database, dataDir);
  await waitForDemoLock(database, dataDir);
  const logger = createLogger(logLevel);
  const now = Date.now();
  let nextReport = 0;
  await loadDemoData(database, {
    size: demoData,
    today: dayAt(now),
    now,
    files: diskFileStore(join(dataDir, 'files')),
    onUsable: () => {
      // The server has priority. The lowest priority would keep this process's transactions open too long.
      setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
      process.send?.('usable');
    },
    onProgress: (share) => {
      if (share < nextReport) return;
      logger.info({ percent: Math.floor(share * 100) }, 'writing demo health data');
      nextReport = share + PROGRESS_STEP;
    },
  });
  await database.close();
  process.exit(0);
}

/** Of several processes at a first start only one fills the database. The others wait, and take over if it ends early. */
async function waitForDemoLock({ read }: Database, dataDir: string): Promise<void> {
  const { readDemoState: readMark } = await import('./demo/demoState');
  const { isUsableBeforeComplete: isUsableMeanwhile } = await import('./demo');
  while (!tryLock(dataDir, 'demo')) {
    const mark = await readMark(read);
    if (mark && isUsableMeanwhile(mark)) process.send?.('usable');
    await delay(DEMO_POLL_MS);
  }
}

/** Shown only once; only its hash is stored. */
function printFirstPassword({ host, port }: Config, password: string): void {
  console.log(`First start of 智慧养老. Sign in at http://${host}:${port}`);
  console.log(`  user name: ${FIRST_ADMIN}`);
  console.log(`  password:  ${password}`);
}

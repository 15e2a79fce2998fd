import { join } from 'node:path';
import pino from 'pino';
import { entities } from '../contract/entities';
import { dayAt } from '../contract/moment';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { migrate, openDatabase } from './db';
import { diskFileStore } from './files/diskFileStore';
import { FIRST_ADMIN, firstStart } from './firstStart';

/** Milliseconds running requests get to finish after SIGTERM. */
const STOP_LIMIT_MS = 10_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  // What the environment got wrong is said in words; for anything else the stack helps.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] });
  const database = openDatabase(config.database);
  await migrate(database, entities);
  const { adminPassword } = config;
  await firstStart({ database, adminPassword, announce: (password) => printFirstPassword(config, password) });
  if (config.demoData !== 'none') {
    const { loadDemoData } = await import('./demo');
    const now = Date.now();
    const files = diskFileStore(join(config.dataDir, 'files'));
    await loadDemoData(database, { size: config.demoData, today: dayAt(now), now, files });
  }
  const app = await buildApp({ config, database, logger });
  const address = await app.listen({ port: config.port, host: config.host });
  console.log(`智慧养老 is ready: ${address}`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Shown this one time; only its hash is kept. */
function printFirstPassword({ host, port }: Config, password: string): void {
  console.log(`First start of 智慧养老. Sign in at http://${host}:${port}`);
  console.log(`  user name: ${FIRST_ADMIN}`);
  console.log(`  password:  ${password}`);
}

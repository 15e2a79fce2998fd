import type { Logger } from 'pino';
import type { Entity } from '../contract/defineEntity';
import type { Config } from './config';
import type { Database } from './db';
import type { FileStore } from './files/FileStore';
import type { Texts } from './http/texts';

/** What operations need from the process they run in. */
export interface Services {
  config: Config;
  database: Database;
  files: FileStore;
  entities: readonly Entity[];
  texts: Texts;
  logger: Logger;
  /** Milliseconds since 1970. */
  now: () => number;
}

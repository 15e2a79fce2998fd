import type { Logger } from 'pino';
import type { Entity } from '../contract/defineEntity';
import type { Texts } from './call/texts';
import type { Config } from './config';
import type { Database } from './db/database';
import type { FileStore } from './files/FileStore';

/** Process-wide services for operations. */
export interface Services {
  config: Config;
  database: Database;
  files: FileStore;
  entities: readonly Entity[];
  /** The entity of that name, if it exists. */
  findEntity: (name: string) => Entity | undefined;
  texts: Texts;
  logger: Logger;
  /** Milliseconds since 1970. */
  now: () => number;
}

import type { Entity } from '../../contract/defineEntity';
import type { Database, Queries } from '../db/database';
import type { RecordOf } from '../db/rows/recordCodec';
import { findAllRecords } from '../db/rows/repository';

/** Caches the rows of type lists in memory, each list for one table version. */
export class Dictionaries {
  readonly #lists = new Map<string, { version: number; byId: Map<number, RecordOf> }>();
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns all rows of a type list by id, at `version` or later. */
  async get<E extends Entity>(
    entity: E,
    version: number,
    queries: Queries = this.#database.read,
  ): Promise<Map<number, RecordOf<E['name']>>> {
    let cached = this.#lists.get(entity.name);
    if (cached?.version !== version) {
      const records = await findAllRecords<Entity>(queries, entity);
      cached = { version, byId: new Map(records.map((record) => [record.id, record])) };
      this.#lists.set(entity.name, cached);
    }
    // The cache key is the name of the entity.
    return cached.byId as Map<number, RecordOf<E['name']>>;
  }
}

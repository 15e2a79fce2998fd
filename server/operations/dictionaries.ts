import type { Entity } from '../../contract/defineEntity';
import type { Database, Queries } from '../db/database';
import type { WireRecord } from '../db/recordCodec';
import { findAllRecords } from '../db/repository';

/** The rows of type lists in memory, each list as of a table version. */
export class Dictionaries {
  readonly #lists = new Map<string, { version: number; byId: Map<number, WireRecord> }>();
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** All rows of a type list by id, as of `version` or later. */
  async get(entity: Entity, version: number, queries: Queries = this.#database.read): Promise<Map<number, WireRecord>> {
    const known = this.#lists.get(entity.name);
    if (known?.version === version) return known.byId;
    const records = await findAllRecords(queries, entity);
    const byId = new Map(records.map((record) => [Number(record.id), record]));
    this.#lists.set(entity.name, { version, byId });
    return byId;
  }
}

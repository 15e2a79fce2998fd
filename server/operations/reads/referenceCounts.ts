import type { Entity } from '../../../contract/defineEntity';
import type { Queries } from '../../db/database';
import { countReferences, type Referrer, referrersOf } from '../../db/rows/references';
import { rowScopeDependencies } from '../../db/scope/dataScope';
import { isScoped, queryScopeKey } from '../../db/scope/scopedDatabase';

/** Counts how many records use each entry of a type list, once per version of the tables that use it. */
export class ReferenceCounts {
  readonly #entities: readonly Entity[];
  readonly #counts = new Map<string, { version: string; byTarget: Map<number, number> }>();

  constructor(entities: readonly Entity[]) {
    this.#entities = entities;
  }

  /** Returns the number of uses by id of the entry; unused entries are missing. */
  async usage(queries: Queries, target: string, versions: ReadonlyMap<string, number>): Promise<Map<number, number>> {
    const total = new Map<number, number>();
    for (const referrer of referrersOf(target, this.#entities)) {
      for (const [id, count] of await this.#count(queries, referrer, versions)) {
        total.set(id, (total.get(id) ?? 0) + count);
      }
    }
    return total;
  }

  async #count(
    queries: Queries,
    referrer: Referrer,
    versions: ReadonlyMap<string, number>,
  ): Promise<Map<number, number>> {
    const { entity, field } = referrer;
    const key = `${entity.name}.${field} ${queryScopeKey(queries)}`;
    // The visibility of a dependent record changes with the record of another table that it belongs to.
    const scopeDependencies = isScoped(queries, entity.name) ? rowScopeDependencies(entity, this.#entities) : [];
    const version = [entity, ...scopeDependencies].map(({ name }) => versions.get(name) ?? 0).join();
    const cached = this.#counts.get(key);
    if (cached?.version === version) return cached.byTarget;
    const byTarget = await countReferences(queries, referrer);
    this.#counts.set(key, { version, byTarget });
    return byTarget;
  }
}

import type { Entity } from '../../contract/defineEntity';
import type { Queries } from '../db';
import { countReferences, type Referrer, referrersOf } from '../db/references';
import { narrowingKey } from '../db/scopedDatabase';

/** How many records use each entry of a type list, counted once per version of the tables that use it. */
export class ReferenceCounts {
  readonly #entities: readonly Entity[];
  readonly #counts = new Map<string, { version: number; byTarget: Map<number, number> }>();

  constructor(entities: readonly Entity[]) {
    this.#entities = entities;
  }

  /** Answers the number of uses by id of the entry; entries never used are missing. */
  async usage(queries: Queries, target: string, versions: ReadonlyMap<string, number>): Promise<Map<number, number>> {
    const total = new Map<number, number>();
    for (const referrer of referrersOf(target, this.#entities)) {
      for (const [id, count] of await this.#count(queries, referrer, versions.get(referrer.entity.name) ?? 0)) {
        total.set(id, (total.get(id) ?? 0) + count);
      }
    }
    return total;
  }

  async #count(queries: Queries, referrer: Referrer, version: number): Promise<Map<number, number>> {
    const key = `${referrer.entity.name}.${referrer.field} ${narrowingKey(queries)}`;
    const known = this.#counts.get(key);
    if (known?.version === version) return known.byTarget;
    const byTarget = await countReferences(queries, referrer);
    this.#counts.set(key, { version, byTarget });
    return byTarget;
  }
}

import type { Entity } from '../../../contract/defineEntity';
import type { Tuple } from '../database';
import type { Convert } from './columnConverters';
import type { WireRecord } from './recordCodec';

/** Some fields of the records of a list. */
export interface PartialCodec {
  columns: readonly string[];
  /** @param today for computed fields */
  decode(tuple: Tuple, today: string): WireRecord;
}

interface PartialCodecOptions {
  entity: Entity;
  fields: readonly string[];
  readers: ReadonlyMap<string, Convert>;
  isHidden: (name: string) => boolean;
}

/**
 * Returns a codec for some fields. A computed field reads one column, which need not be among the fields. A field without a
 * column is null.
 */
export function partialCodec({ entity, fields, readers, isHidden }: PartialCodecOptions): PartialCodec {
  const columns: string[] = [];
  const positionOf = (column: string) => {
    if (!columns.includes(column)) columns.push(column);
    return columns.indexOf(column);
  };
  const steps = fields.map((name) => {
    const computation = entity.computed?.[name];
    const source = computation?.stored.field ?? name;
    const convert = isHidden(name) ? undefined : readers.get(source);
    return { name, source, convert, position: convert ? positionOf(source) : -1, compute: computation?.compute };
  });
  const idAt = columns.indexOf('id');
  return {
    columns,
    decode(tuple, today) {
      const record: WireRecord = {};
      const id = tuple[idAt];
      for (const { name, source, convert, position, compute } of steps) {
        const value = convert ? convert(tuple[position] ?? null, id) : null;
        record[name] = compute ? compute({ [source]: value }, today) : value;
      }
      return record;
    },
  };
}

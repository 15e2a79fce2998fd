import type { Entity } from '../../../../contract/defineEntity';
import type { Layout } from '../../device/entities/uploads/layout';
import type { RecordKind } from '../../device/entities/uploads/recordKinds';

/** A health record kind, as the contract defines it. */
export interface RecordDefinition {
  entity: Entity;
  layout: Layout;
  /** Names of the fields that are computed from a day. */
  aggregates: readonly string[];
}

/** Returns the kind that a definition describes. */
export const kindOf = ({ entity }: RecordDefinition) => entity.name as RecordKind;

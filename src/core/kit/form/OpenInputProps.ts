import type { Entity } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';

/** What an input without a lock is given. */
export interface OpenInputProps {
  entity: Pick<Entity, 'name'>;
  source: string;
  field: Field;
  /** Message key. */
  help?: string;
  /** Where its labels stand among the entity's, if not at the source (`banAttendant.reason`). */
  labelPath?: string;
}

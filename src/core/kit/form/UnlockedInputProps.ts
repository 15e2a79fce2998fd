import type { Entity } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';

/** Props of an input without a lock. */
export interface UnlockedInputProps {
  entity: Pick<Entity, 'name'>;
  source: string;
  field: Field;
  /** Message key. */
  help?: string;
  /** Path of its labels among the entity's, if it differs from the source (`banAttendant.reason`). */
  labelPath?: string;
}

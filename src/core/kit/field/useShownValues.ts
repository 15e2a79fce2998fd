import type { Entity } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { isKnownEmpty, isMaskedField } from '../../../../contract/masks';
import { useIsUnmasked } from '../../plugin-api';
import { findField } from '../entity/fields';
import type { KitRecord } from '../entity/recordTitle';
import { useRevealedRecord } from '../reveal/RevealScope';

/** A value of a record as its viewer sees it. */
export interface ShownValue {
  /** Absent if the entity has no such field. */
  field: Field | undefined;
  value: unknown;
  /** Whether a mask hides the value, which may be empty. */
  isHidden: boolean;
}

/** Returns a function that reads the fields of a record: masked, or revealed as long as the record is. */
export function useShownValues(record: KitRecord): (entity: Entity, source: string) => ShownValue {
  const revealed = useRevealedRecord(record);
  const isUnmasked = useIsUnmasked();
  return (entity, source) => {
    const field = findField(entity, source);
    // Unmasked fields come from the current record: they may have changed since the record was revealed.
    const shown = field && isMaskedField(field) ? revealed : record;
    const value = shown[source];
    // A value masked as `text` arrives as null. Only a record that was read individually states which
    // of these values are empty.
    const isNulled = field?.mask === 'text' && !isUnmasked && shown === record && isEmptyValue(value);
    return { field, value, isHidden: isNulled && !isKnownEmpty(record, source) };
  };
}

/** Returns whether a field has no value. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

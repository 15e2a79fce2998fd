import type { Entity } from '../../../../contract/defineEntity';
import type { SemanticColor } from '../../../../contract/fields';
import { findField } from '../entity/fields';

/**
 * Returns the tone of a choice's code from the definition. Defaults to neutral.
 * @param path of the field; subfields of rows with a dot (`steps.action`)
 */
export function toneOf(entity: Entity, path: string, value: unknown): SemanticColor {
  const field = findField(entity, path);
  return (field?.kind === 'choice' ? field.colors?.[String(value)] : undefined) ?? 'neutral';
}

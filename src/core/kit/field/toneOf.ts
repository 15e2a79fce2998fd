import type { Entity } from '../../../../contract/defineEntity';
import type { Tone } from '../../../../contract/fields';
import { findField } from '../entity/fields';

/**
 * The tone of a code of a choice, as the definition says; neutral where it says nothing.
 * @param path of the field; those in rows with a dot (`steps.action`)
 */
export function toneOf(entity: Entity, path: string, value: unknown): Tone {
  const field = findField(entity, path);
  return (field?.kind === 'choice' ? field.tones?.[String(value)] : undefined) ?? 'neutral';
}

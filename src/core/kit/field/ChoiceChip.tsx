import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import { choiceLabel } from '../entity/labels';
import { StatusChip } from './StatusChip';
import { toneOf } from './toneOf';

export interface ChoiceChipProps<E extends Entity = Entity> {
  entity: E;
  field: FieldName<E>;
  value: string;
  /** Whether something is in progress: the dot pulses, unless the user prefers reduced motion. */
  isLive?: boolean;
  /** Content after the label. */
  children?: ReactNode;
}

/** Chip with the label of a choice's code, in the tone from the definition. */
export function ChoiceChip<E extends Entity>({ entity, field, value, isLive, children }: ChoiceChipProps<E>) {
  const translate = useTranslate();
  return (
    <StatusChip tone={toneOf(entity, field, value)} isLive={isLive}>
      {translate(choiceLabel(entity, field, value))}
      {children}
    </StatusChip>
  );
}

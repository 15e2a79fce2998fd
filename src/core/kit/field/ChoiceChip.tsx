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
  /** Something is going on: the dot beats, for those who like motion. */
  isLive?: boolean;
  /** Behind the word. */
  children?: ReactNode;
}

/** One code of a choice in words, in the tone that the definition gives it. */
export function ChoiceChip<E extends Entity>({ entity, field, value, isLive, children }: ChoiceChipProps<E>) {
  const translate = useTranslate();
  return (
    <StatusChip tone={toneOf(entity, field, value)} isLive={isLive}>
      {translate(choiceLabel(entity, field, value))}
      {children}
    </StatusChip>
  );
}

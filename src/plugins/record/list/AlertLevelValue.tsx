import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { choiceLabel, type KitRecord, StatusChip, toneOf } from '../../../core/kit';

/** Shows the alert level of a day. Days without alerts are muted, so that the others stand out. */
export function AlertLevelValue({ entity, record }: { entity: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const level = String(record.alertLevel);
  const text = translate(choiceLabel(entity, 'alertLevel', level));
  return level === 'none' ? text : <StatusChip tone={toneOf(entity, 'alertLevel', level)}>{text}</StatusChip>;
}

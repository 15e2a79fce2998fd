import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { choiceLabel, type KitRecord, StatusChip, toneOf } from '../../../core/kit';

/** How bad a day was; one on which nothing was found stays quiet, so that the others are seen. */
export function AlertLevelValue({ entity, record }: { entity: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const level = String(record.alertLevel);
  const text = translate(choiceLabel(entity, 'alertLevel', level));
  return level === 'none' ? text : <StatusChip tone={toneOf(entity, 'alertLevel', level)}>{text}</StatusChip>;
}

import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import { useRevealedRecord } from '../reveal/RevealScope';
import { Portrait } from './Portrait';

interface RecordPortraitProps {
  /** An entity whose records are people. */
  entity: Entity;
  record: KitRecord;
  isLarge?: boolean;
}

/** The portrait of a record's person, masked as far as the record is. */
export function RecordPortrait({ entity, record, isLarge }: RecordPortraitProps) {
  const shown = useRevealedRecord(record);
  const photo = entity.person?.photo && shown[entity.person.photo];
  return (
    <Portrait
      name={String(shown[entity.titleField] ?? '')}
      photo={typeof photo === 'string' ? photo : undefined}
      size={isLarge ? 'large' : 'small'}
    />
  );
}

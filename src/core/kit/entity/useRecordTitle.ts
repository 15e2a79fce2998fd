import { useLocaleState } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useRecordName } from '../../plugin-api';
import { type KitRecord, recordTitle } from './recordTitle';

/** Shows the record's name in the page's tab, the breadcrumb and the browser title, if the entity has a title field. */
export function useRecordTitle({ titleField }: Entity, record: KitRecord | undefined): void {
  const [locale] = useLocaleState();
  const hasText = typeof record?.[titleField] === 'string' && record[titleField] !== '';
  useRecordName(record && hasText ? recordTitle({ record, titleField: titleField, locale }) : undefined);
}

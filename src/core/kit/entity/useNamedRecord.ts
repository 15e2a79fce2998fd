import { useLocaleState } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useRecordName } from '../../plugin-api';
import { type KitRecord, representRecord } from './representRecord';

/** Shows the record's name in the page's tab, the breadcrumb and the browser title, if the entity has a title field. */
export function useNamedRecord({ represent }: Entity, record: KitRecord | undefined): void {
  const [locale] = useLocaleState();
  const hasText = typeof record?.[represent] === 'string' && record[represent] !== '';
  useRecordName(record && hasText ? representRecord({ record, represent, locale }) : undefined);
}

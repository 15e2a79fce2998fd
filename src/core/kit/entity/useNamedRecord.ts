import { useLocaleState } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useRecordName } from '../../plugin-api';
import { type KitRecord, representRecord } from './representRecord';

/** Lets the page's tab, breadcrumb and browser title say the record's name, where it is called by a text of its own. */
export function useNamedRecord({ represent }: Entity, record: KitRecord | undefined): void {
  const [locale] = useLocaleState();
  const hasText = typeof record?.[represent] === 'string' && record[represent] !== '';
  useRecordName(record && hasText ? representRecord({ record, represent, locale }) : undefined);
}

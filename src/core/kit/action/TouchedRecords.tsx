import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { ListContext, useTranslate } from 'react-admin';
import { listSeparator } from '../../../../contract/listSeparator';
import { type KitRecord, representRecord } from '../entity/representRecord';
import { useLocaleCode } from '../entity/useLocaleCode';

/** Maximum number of names. */
const NAMES_MAX = 5;

export interface TouchedRecordsProps {
  /** The field with the name; absent if the names are already shown. */
  represent?: string;
  records: readonly KitRecord[];
}

/** Names the records that a step affects, and how many of them the list does not show; renders nothing for one record. */
export function TouchedRecords({ represent, records }: TouchedRecordsProps) {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const list = useContext(ListContext);
  if (records.length < 2) return null;
  const shown = new Set<unknown>(list?.data?.map(({ id }) => id));
  const unseen = list ? records.filter(({ id }) => !shown.has(id)).length : 0;
  if (represent === undefined && unseen === 0) return null;
  return (
    <Typography variant="body2" sx={{ marginBlockStart: 1, overflowWrap: 'anywhere' }}>
      {represent !== undefined && named(represent)}
      {unseen > 0 && <strong>{` ${translate('kit.bulk.unseen', { smart_count: unseen })}`}</strong>}
    </Typography>
  );

  function named(field: string): string {
    const first = records.slice(0, NAMES_MAX).map((record) => representRecord({ record, represent: field, locale }));
    return translate(records.length > NAMES_MAX ? 'kit.bulk.namesOf' : 'kit.bulk.names', {
      names: first.join(listSeparator(locale)),
      smart_count: records.length,
    });
  }
}

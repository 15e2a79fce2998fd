import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { ListContext, useTranslate } from 'react-admin';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { type KitRecord, recordTitle } from '../entity/recordTitle';
import { useLocaleCode } from '../entity/useLocaleCode';

/** Maximum number of names. */
const NAMES_MAX = 5;

export interface AffectedRecordsProps {
  /** The field with the name; absent if the names are already shown. */
  titleField?: string;
  records: readonly KitRecord[];
}

/** Names the records that a step affects, and how many of them the list does not show; renders nothing for one record. */
export function AffectedRecords({ titleField, records }: AffectedRecordsProps) {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const list = useContext(ListContext);
  if (records.length < 2) return null;
  const shown = new Set<unknown>(list?.data?.map(({ id }) => id));
  const hiddenCount = list ? records.filter(({ id }) => !shown.has(id)).length : 0;
  if (titleField === undefined && hiddenCount === 0) return null;
  return (
    <Typography variant="body2" sx={{ marginBlockStart: 1, overflowWrap: 'anywhere' }}>
      {titleField !== undefined && recordNamesText(titleField)}
      {hiddenCount > 0 && <strong>{` ${translate('kit.bulk.unseen', { smart_count: hiddenCount })}`}</strong>}
    </Typography>
  );

  function recordNamesText(field: string): string {
    const first = records.slice(0, NAMES_MAX).map((record) => recordTitle({ record, titleField: field, locale }));
    return translate(records.length > NAMES_MAX ? 'kit.bulk.namesOf' : 'kit.bulk.names', {
      names: first.join(listSeparator(locale)),
      smart_count: records.length,
    });
  }
}

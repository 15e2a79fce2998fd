import { useLocale, useTranslate } from 'react-admin';
import { listSeparator } from '../../../../../contract/values/listSeparator';
import { useTooltip } from '../../../theme/tooltips/useTooltip';
import { useListSettings } from '../ListSettings';
import { useHasAllColumns } from '../useListPreferences';
import { useColumnFit } from './ColumnFitContext';

/** Shows the columns that do not fit, and names them in its tooltip; then the table scrolls. Absent if all columns fit. */
export function MoreColumns() {
  const { unfitting } = useColumnFit();
  return unfitting.length > 0 && <MoreButton unfitting={unfitting} />;
}

function MoreButton({ unfitting }: { unfitting: readonly string[] }) {
  const { columns } = useListSettings();
  const [hasAllColumns, setHasAllColumns] = useHasAllColumns();
  const translate = useTranslate();
  const labels = columns.filter(({ source }) => unfitting.includes(source)).map(({ label }) => translate(label));
  const { anchorProps, tooltip } = useTooltip(labels.join(listSeparator(useLocale())));
  return (
    <>
      <button type="button" className="kit-button" {...anchorProps} onClick={() => setHasAllColumns(!hasAllColumns)}>
        {hasAllColumns
          ? translate('kit.columns.fit')
          : translate('kit.columns.more', { smart_count: unfitting.length })}
      </button>
      {tooltip}
    </>
  );
}

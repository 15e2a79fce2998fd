import Skeleton from '@mui/material/Skeleton';
import { useListContext, useTranslate } from 'react-admin';
import { useDelayedFlag } from '../../page/useDelayedFlag';
import { useListSettings } from '../ListSettings';

/** More rows than a screen shows need no placeholder. */
const ROWS_MAX = 20;

/** Placeholder of the rows, as high as a full page of them; delayed, so that quick responses do not flash. */
export function ListSkeleton({ isPhone }: { isPhone: boolean }) {
  const isVisible = useDelayedFlag();
  const translate = useTranslate();
  const { perPage } = useListContext();
  const { shown } = useListSettings().shownColumns;
  const rows = Array.from({ length: Math.min(perPage, ROWS_MAX) }, (_, at) => at);
  return (
    <>
      <div
        role="status"
        aria-label={translate('kit.list.loading')}
        className={isPhone ? 'kit-waiting' : 'kit-waiting kit-table'}
      >
        {isPhone || <div className="kit-waiting-row">{isVisible && <Skeleton width="100%" />}</div>}
        {rows.map((row) => (
          <div
            key={row}
            className="kit-waiting-row"
            style={isPhone ? { height: cardHeight(shown.length) } : undefined}
            data-waiting="row"
          >
            {isVisible && <Skeleton width="100%" height={isPhone ? '90%' : undefined} />}
          </div>
        ))}
      </div>
      <div className="kit-paging" />
    </>
  );
}

/** Height of a card in CSS pixels: its title, and two of the other columns per line. */
function cardHeight(columns: number): number {
  return 57 + 43 * Math.ceil((columns - 1) / 2);
}

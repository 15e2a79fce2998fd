import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useDelayedFlag } from '../../page/useDelayedFlag';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Skeleton of the rows; delayed, so that quick responses do not flash. */
export function ListSkeleton() {
  const isVisible = useDelayedFlag();
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('kit.list.loading')} className="kit-waiting">
      {isVisible && ROWS.map((row) => <Skeleton key={row} height={40} />)}
    </div>
  );
}

import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useLateFlag } from '../page/useLateFlag';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Rows to come. Nothing for the first moment, so that quick answers do not flash. */
export function ListSkeleton() {
  const isVisible = useLateFlag();
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('kit.list.loading')} className="kit-waiting">
      {isVisible && ROWS.map((row) => <Skeleton key={row} height={40} />)}
    </div>
  );
}

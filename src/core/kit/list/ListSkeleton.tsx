import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useLateFlag } from '../page/useLateFlag';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Rows to come. Invisible for the first moment, so that quick answers do not flash. */
export function ListSkeleton() {
  const isVisible = useLateFlag();
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('kit.list.loading')}
      sx={{ paddingInline: 2, minHeight: 400, visibility: isVisible ? 'visible' : 'hidden' }}
    >
      {ROWS.map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Box>
  );
}

import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { usePeek } from './usePeek';

const PeekPanel = lazy(() => import('./PeekPanel'));

/** The panel beside the rows, if the address names a record for it; phones have no room. */
export function Peek() {
  const peek = usePeek();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (peek.id === undefined || isPhone) return null;
  return (
    <Suspense fallback={null}>
      <PeekPanel id={peek.id} onMove={peek.open} onClose={peek.close} />
    </Suspense>
  );
}

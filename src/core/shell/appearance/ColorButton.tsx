import { Box, Popover } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAppearance } from '../../plugin-api';
import { HeaderButton } from '../header/HeaderButton';

const ColorPanel = lazy(() => import('./ColorPanel'));

/** Shows the primary colour and opens the choice of another. */
export function ColorButton() {
  const translate = useTranslate();
  const { color } = useAppearance();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const open = (at: HTMLElement) => {
    setAnchor(at);
    setWasOpen(true);
  };
  return (
    <>
      <HeaderButton
        label={translate('console.color.title')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
        icon={<span className="shell-color" style={{ background: color }} />}
      />
      {wasOpen && (
        <Popover
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('console.color.title'), elevation: 8 } }}
        >
          <Suspense fallback={<Box sx={{ width: 252, height: 360 }} />}>
            <ColorPanel />
          </Suspense>
        </Popover>
      )}
    </>
  );
}

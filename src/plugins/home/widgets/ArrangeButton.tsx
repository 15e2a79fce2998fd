import TuneIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arrangement } from '../../../core/kit';
import type { HostWidget } from '../../../core/plugin-api';

const ArrangePanel = lazy(() => import('./ArrangePanel'));

export interface ArrangeButtonProps {
  widgets: readonly HostWidget[];
  arrangement: Arrangement;
  onChange: (arrangement: Arrangement) => void;
}

/** Which parts the start page has and in what order, for oneself. */
export function ArrangeButton({ widgets, arrangement, onChange }: ArrangeButtonProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (widgets.every(({ label }) => label === undefined)) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('home.arrange.action')}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('home.arrange.title'), elevation: 8 } }}
      >
        <Suspense fallback={<Box sx={{ width: 280, height: 200 }} />}>
          <ArrangePanel widgets={widgets} arrangement={arrangement} onChange={onChange} />
        </Suspense>
      </Popover>
    </>
  );
}

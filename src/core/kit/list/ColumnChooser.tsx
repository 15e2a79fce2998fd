import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

const ColumnMenu = lazy(() => import('./ColumnMenu'));

/** Chooses the columns and their order, by mouse or keyboard; remembered for the administrator. */
export function ColumnChooser() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Tooltip title={translate('kit.columns.title')}>
        <IconButton
          size="small"
          aria-label={translate('kit.columns.title')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumnIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense fallback={null}>
          <ColumnMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}

import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from '../../page/ToolButton';

const ColumnMenu = lazy(() => import('./ColumnMenu'));

/** Button for choosing the columns and their order, by mouse or keyboard; stored per administrator. */
export function ColumnChooser() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <ToolButton
        label={translate('kit.columns.title')}
        icon={<ViewColumnIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense fallback={null}>
          <ColumnMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}

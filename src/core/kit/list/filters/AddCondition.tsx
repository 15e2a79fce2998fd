import AddIcon from '@mui/icons-material/Add';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

const ConditionPopover = lazy(() => import('./ConditionPopover'));

/** Button that adds a condition: first its field, then its comparison and value. */
export function AddCondition() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        className="kit-button"
        data-add-condition
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AddIcon />
        {translate('kit.filter.add')}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <ConditionPopover anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}

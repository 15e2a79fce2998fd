import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

const SavedFilterMenu = lazy(() => import('./SavedFilterMenu'));

/** Opens the administrator's named filters. */
export function SavedFilters() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        className="kit-button"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BookmarkIcon />
        {translate('kit.saved.title')}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <SavedFilterMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}

import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useListSettings } from '../ListSettings';
import { useActiveView } from './activeView';
import { useIsViewChanged } from './useIsViewChanged';

const ViewMenu = lazy(() => import('./ViewMenu'));

/** Opens the views of the list, and names the current one. */
export function ViewsButton() {
  const translate = useTranslate();
  const { active } = useActiveView(useListSettings().key);
  const isChanged = useIsViewChanged();
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
        {translate('kit.views.title')}
        {active?.name && (
          <span className="kit-view-name">
            {translate(isChanged ? 'kit.views.changed' : 'kit.views.current', { name: active.name })}
          </span>
        )}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <ViewMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}

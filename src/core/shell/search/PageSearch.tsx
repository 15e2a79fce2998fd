import SearchIcon from '@mui/icons-material/Search';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { HeaderButton } from '../header/HeaderButton';
import { useControlKey, useKey } from '../useKey';
import { useRecordRecentPages } from './useRecordRecentPages';

const SearchPanel = lazy(() => import('./SearchPanel'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'));

type Panel = 'search' | 'shortcuts';

/**
 * Opens the search from the header: a button, or the key `s` while the user is not typing (spec §2). The key `?` shows the
 * keyboard shortcuts.
 */
export const PageSearch = memo(function PageSearch() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  // Stores the path at which it was opened, so that any navigation closes it.
  const [opened, setOpened] = useState<{ panel: Panel; at: string }>();
  const panel = opened?.at === pathname ? opened.panel : undefined;
  const open = (next: Panel) => setOpened({ panel: next, at: pathname });
  const close = () => setOpened(undefined);
  useRecordRecentPages();
  useKey('s', () => open('search'));
  useControlKey('k', () => open('search'));
  useKey('?', () => open('shortcuts'));
  return (
    <>
      <HeaderButton
        label={translate('console.search.open')}
        icon={<SearchIcon />}
        aria-keyshortcuts="s Control+K"
        aria-haspopup="dialog"
        onClick={() => open('search')}
      />
      <Suspense fallback={null}>
        {panel === 'search' && <SearchPanel onClose={close} />}
        {panel === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  );
});

import SearchIcon from '@mui/icons-material/Search';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { HeaderButton } from '../header/HeaderButton';
import { useControlKey, useKey } from '../useKey';
import { useRecordRecentPages } from './useRecordRecentPages';

const SearchPanel = lazy(() => import('./SearchPanel'));

/** Opens the search from the header: a button, or the key `s` while the user is not typing (spec §2). */
export const PageSearch = memo(function PageSearch() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  // Stores the path at which it was opened, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  useRecordRecentPages();
  useKey('s', () => setOpenAt(pathname));
  useControlKey('k', () => setOpenAt(pathname));
  return (
    <>
      <HeaderButton
        label={translate('console.search.open')}
        icon={<SearchIcon />}
        aria-keyshortcuts="s Control+K"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(pathname)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchPanel onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  );
});

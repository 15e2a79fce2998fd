import SearchIcon from '@mui/icons-material/Search';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { HOME_PATH } from '../../registry/matchRoute';
import { NotFoundMessage } from './NotFoundMessage';

const SearchPanel = lazy(() => import('../search/SearchPanel'));

/** The 404 page for signed-in users, inside the console, with links to other pages. */
export default function NotFound() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <NotFoundMessage
        path={pathname}
        actions={
          <>
            <Button variant="contained" component={Link} to={HOME_PATH} replace>
              {translate('console.action.home')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<SearchIcon />}
              aria-haspopup="dialog"
              onClick={() => setSearching(true)}
            >
              {translate('console.search.open')}
            </Button>
          </>
        }
      />
      {isSearching && (
        <Suspense>
          <SearchPanel onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </>
  );
}

import { useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LivePathContext } from '../../LivePathContext';
import { REFRESH_PATH } from '../../overlayPaths';
import { useTabsActions } from '../TabsContext';

/** Remounts the current page when the internal address /refresh is visited, and returns to it (spec §2). */
export function useRefreshAddress(): void {
  const isRefresh = useContext(LivePathContext) === REFRESH_PATH;
  const view = useLocation();
  const navigate = useNavigate();
  const { run } = useTabsActions();
  useEffect(() => {
    if (!isRefresh) return;
    run('refresh', view.pathname);
    navigate(view, { replace: true });
  }, [isRefresh, navigate, run, view]);
}

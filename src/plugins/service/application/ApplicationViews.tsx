import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';

export type ApplicationView = 'list' | 'board';

/** Switches between the views of applications: the list, and the board of a day. */
export function ApplicationViews({ view }: { view: ApplicationView }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Tabs
      value={view}
      aria-label={translate('service-manage.pages.application')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="list" component={Link} to={pathname} label={translate('service-manage.board.views.list')} />
      <Tab
        value="board"
        component={Link}
        to={`${pathname}?view=board`}
        label={translate('service-manage.board.views.board')}
      />
    </Tabs>
  );
}

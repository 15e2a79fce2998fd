import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { EntityList } from '../../../core/kit';
import { type StoredStateOptions, useStoredState } from '../../../core/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import { VisitButtons } from './VisitButtons';

const VisitCalendar = lazy(() => import('../calendar/VisitCalendar'));

/** Shows follow-ups as a list, overdue ones first, or as a calendar. */
export default function ReturnVisitList() {
  const [view, setView] = useStoredState<View>(storedView);
  if (view === 'calendar') {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        <VisitCalendar
          actions={
            <>
              <ViewButton view={view} onChange={setView} />
              <VisitButtons />
            </>
          }
        />
      </Suspense>
    );
  }
  return <VisitList actions={<ViewButton view={view} onChange={setView} />} />;
}

type View = 'list' | 'calendar';

const storedView: StoredStateOptions<View> = {
  key: 'returnVisit.view',
  scope: 'user',
  initial: 'list',
  parse: (stored) => (stored === 'list' || stored === 'calendar' ? stored : undefined),
};

function VisitList({ actions }: { actions: ReactNode }) {
  return (
    <EntityList
      entity={returnVisit}
      actions={
        <>
          {actions}
          <VisitButtons />
        </>
      }
    />
  );
}

interface ViewButtonProps {
  view: View;
  onChange: (view: View) => void;
}

function ViewButton({ view, onChange }: ViewButtonProps) {
  const translate = useTranslate();
  const other = view === 'list' ? 'calendar' : 'list';
  return (
    <Button
      size="small"
      startIcon={other === 'calendar' ? <CalendarIcon /> : <ListIcon />}
      onClick={() => onChange(other)}
    >
      {translate(`visit-manage.visit.view.${other}`)}
    </Button>
  );
}

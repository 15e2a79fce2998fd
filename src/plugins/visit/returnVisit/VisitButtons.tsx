import PlanIcon from '@mui/icons-material/EditCalendarOutlined';
import StartIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useResourceContext, useTranslate } from 'react-admin';
import {
  type KitRecord,
  today,
  useAllowedActions,
  useKitDataProvider,
  useNotifyRefusal,
  useViewpoint,
} from '../../../core/kit';
import { nextVisit } from './nextVisit';

const PlanDialog = lazy(() => import('./PlanDialog'));
const FinishDialog = lazy(() => import('./FinishDialog'));

/** Shows the actions on all follow-ups, in the list and in the calendar. */
export function VisitButtons() {
  return (
    <>
      <StartButton />
      <PlanButton />
    </>
  );
}

/** Starts with the follow-up that has been waiting longest, and continues from one to the next. */
function StartButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const notifyRefusal = useNotifyRefusal();
  const { adminId } = useViewpoint();
  const [first, setFirst] = useState<KitRecord>();
  const [isBusy, setIsBusy] = useState(false);
  if (!useAllowedActions(resource, ['finishVisit']).has('finishVisit')) return null;

  async function start() {
    setIsBusy(true);
    try {
      const found = await nextVisit({ dataProvider, resource, adminId, today: today(), handledIds: new Set() });
      if (found) setFirst(found);
      else notify('visit-manage.visit.noNext', { type: 'info' });
    } catch (failure) {
      notifyRefusal(failure);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button size="small" startIcon={<StartIcon />} disabled={isBusy} onClick={() => void start()}>
        {translate('visit-manage.visit.start')}
      </Button>
      {first && (
        <Suspense fallback={null}>
          <FinishDialog resource={resource} records={[first]} onClose={() => setFirst(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Plans follow-ups for all due elders. */
function PlanButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const allowed = useAllowedActions(resource, ['planVisits', 'selectDueVisits']);
  if (!allowed.has('planVisits') || !allowed.has('selectDueVisits')) return null;
  return (
    <>
      <Button size="small" startIcon={<PlanIcon />} onClick={() => setIsOpen(true)}>
        {translate('visit-manage.plan.button')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlanDialog resource={resource} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

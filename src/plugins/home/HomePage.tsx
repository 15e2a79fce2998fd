import { Box, Typography } from '@mui/material';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useGetIdentity, useLocaleState, useTranslate } from 'react-admin';
import { AS_IT_COMES, arranged, PageHeader, parseArrangement } from '../../core/kit';
import { useStoredState, useWidgets } from '../../core/plugin-api';
import { companyDay, companyHour } from './companyClock';
import { greetingOf } from './greetingOf';
import { QueuePanel } from './queue/QueuePanel';
import { RecentPages } from './RecentPages';
import { ArrangeButton } from './widgets/ArrangeButton';
import { WidgetGrid } from './widgets/WidgetGrid';

/** Below everything that is looked at first. */
const Shortcuts = lazy(() => import('./Shortcuts'));

/** Where an administrator works: what waits for them, how the day goes, and the ways into the sections. */
export default function HomePage() {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const widgets = useWidgets('dashboard');
  const [arrangement, arrange] = useStoredState({
    key: 'arrangement',
    scope: 'user',
    initial: AS_IT_COMES,
    parse: parseArrangement,
  });
  const shown = arranged(widgets, arrangement).filter(({ key }) => !arrangement.hidden.includes(key));
  const now = new Date();
  const greeting = translate(`home.greeting.${greetingOf(companyHour(now))}`, { name: identity?.fullName ?? '' });
  return (
    <>
      <PageHeader
        title={<span>{greeting}</span>}
        actions={
          <>
            <CompanyDay now={now} />
            <ArrangeButton widgets={widgets} arrangement={arrangement} onChange={arrange} />
          </>
        }
      />
      <Box
        sx={{
          mt: 1.5,
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: shown.length > 0 ? 'minmax(0, 11fr) minmax(0, 9fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        <QueuePanel />
        {shown.length > 0 && <WidgetGrid widgets={shown} />}
      </Box>
      <RecentPages />
      <Suspense>
        <Shortcuts />
      </Suspense>
    </>
  );
}

/** The day written out, after the first paint: making a formatter of dates takes the browser 26 ms. */
function CompanyDay({ now }: { now: Date }) {
  const [locale] = useLocaleState();
  const isPainted = useDeferredValue(true, false);
  return <Typography sx={{ color: 'text.secondary' }}>{isPainted && companyDay(now, locale)}</Typography>;
}

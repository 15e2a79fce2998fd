import { lazy, Suspense, useDeferredValue } from 'react';
import { useGetIdentity, useLocaleState, useTranslate } from 'react-admin';
import { AS_IT_COMES, arranged, PageHeader, parseArrangement, useStyleSheet } from '../../core/kit';
import { useStoredState, useWidgets } from '../../core/plugin-api';
import { companyDay, companyHour } from './companyClock';
import { greetingOf } from './greetingOf';
import homeCss from './home.css?inline';
import { QueuePanel } from './queue/QueuePanel';
import { RecentPages } from './RecentPages';
import { ArrangeButton } from './widgets/ArrangeButton';
import { WidgetGrid } from './widgets/WidgetGrid';

/** Below everything that is looked at first. */
const Shortcuts = lazy(() => import('./Shortcuts'));

/** Where an administrator works: what waits for them, how the day goes, and the ways into the sections. */
export default function HomePage() {
  useStyleSheet(homeCss, 'home');
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
      <div className="home-columns">
        <QueuePanel />
        {shown.length > 0 && <WidgetGrid widgets={shown} />}
      </div>
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
  return <span className="home-soft">{isPainted && companyDay(now, locale)}</span>;
}
